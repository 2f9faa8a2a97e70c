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

;; Its name without the second dash is that of Emacs 30.
(defun calcgraph--uri ()
  "The address of the note that is shown."
  (funcall (if (fboundp 'eglot-path-to-uri) 'eglot-path-to-uri 'eglot--path-to-uri) (buffer-file-name)))

(defun calcgraph-evaluate (expression)
  "Say what EXPRESSION comes to in the names of the note.
Without an argument it is the region, or is asked for: `tps with gpu = b200'."
  (interactive (list (if (use-region-p)
                         (buffer-substring-no-properties (region-beginning) (region-end))
                       (read-string "Evaluate: "))))
  (let* ((arguments (vector (calcgraph--uri) expression))
         (answer (jsonrpc-request (eglot-current-server) :workspace/executeCommand
                                  (list :command "calcgraph.evaluate" :arguments arguments))))
    (message "%s = %s" expression (or (plist-get answer :value) (plist-get answer :problem)))))

(provide 'calcgraph)
;;; calcgraph.el ends here
