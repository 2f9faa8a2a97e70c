"""Chinese and Japanese sentences that state a number, read by the characters on both sides of it."""

import re

from calcgraph.notes.beside import EDGE


def unread_unspaced(before: str, behind: str) -> str:
    """Return the characters because of which a sentence is not known to state its number; empty if it states it."""
    whole = f"{before}{behind}"
    said = whole.replace("になった", "になる").replace("になりました", "になる")
    said = said.replace("でした", "です") if "測定" in said else said
    for word in _TURNS:
        if word in said:
            return word
    lead, rest = before.rstrip(" *"), behind.strip(" *")
    if lead and _LEADS.search(lead) is None:
        return lead[-1:]
    return "" if _FOLLOWS.match(rest) else rest[:4]


_LEADS = re.compile(
    r"(?:[はがでにものと]|[约約計计共合]|およそ|[是为為要有的在用达得花重长占着出到为]|等于|[：、，:,(（=。"
    rf"{EDGE}A-Za-z0-9])$"
)
_FOLLOWS = re.compile(
    r"$|[。、，,）)；;]|です|である|だ(?!っ)|を(?:使|必要|消費|要)|の(?!(?:二|2|半|数)?倍|半分)|にな[るっり]|とな[るっり]|とあ[るり]|くらい|ほど|かかる|"
    rf"が?必要|で(?!は|な)|と|的(?![两二三几半0-9])|左右|[人行位个個台本枚次件名回点項项条张只块円元日月年種种层層家頭头歳岁つ]|[{EDGE}A-Za-z]"
)
_TURNS = tuple(
    re.split(
        " ",
        "ない なかった ません だった でした 以前 かつて 去年 昨年 来年 当初 目標 計画 予定 未満 以上 以下 "
        "もし なら かもしれ でしょう だろう はず べき 競合 他社 間違 誤 嘘 倍 半分 不是 没 沒 未 不 并非 曾 "
        "原来 目标 计划 計劃 应 應 可能 将 會 会 竞争 競爭 对手 如果 若 假如 低于 低於 超 高于 少于 多于 吗 "
        "嗎 错 錯 谎 虚 也许 或许 大概 据说 預計 预计 希望 上限 下限 最大 最小 限制 预算 本来 昨天 明年 明天 "
        "旧 古い 前の 他の 其他 另 差 誤差 误差 節約 节省 省 比 より",
    )
)
