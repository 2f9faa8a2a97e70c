// @ts-check
// All scripts of a page as one, for pages that are opened as files.
import '../map/graph.js';
import '../page/sheet.js';
