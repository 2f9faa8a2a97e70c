;;; calcgraph.el --- Notes that compute, in eglot  -*- lexical-binding: t; -*-

;; Load this file, open a note of a vault, and call `M-x eglot'.

;;; Code:

(require 'eglot)

(defgroup calcgraph nil
  "Notes that link like a wiki and compute like a spreadsheet."
  :group 'tools)

(defcustom calcgraph-command '("calcgraph" "lsp")
  "How the server is started."
  :type '(repeat string))

(add-to-list 'auto-mode-alist '("\\.md\\'" . text-mode) t)
(add-to-list 'eglot-server-programs
             (cons '(markdown-mode gfm-mode text-mode)
                   (lambda (&rest _) calcgraph-command)))

(provide 'calcgraph)
;;; calcgraph.el ends here
