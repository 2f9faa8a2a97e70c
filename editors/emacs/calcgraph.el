;;; calcgraph.el --- Notes that compute, in eglot  -*- lexical-binding: t; -*-

;; Load this file, open a note of a vault, and call `M-x eglot'.  To start the server with each note of a vault:
;;
;;   (add-hook 'markdown-mode-hook #'calcgraph-ensure)

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

(defconst calcgraph--configurations
  '("calcgraph.toml" "mkdocs.yml" "mkdocs.yaml" "properdocs.yml" "properdocs.yaml"))

(defun calcgraph--configuration (folder)
  "The configuration in FOLDER; nil without one."
  (seq-find #'file-regular-p (mapcar (lambda (name) (expand-file-name name folder)) calcgraph--configurations)))

(defun calcgraph-root (folder)
  "The vault that FOLDER is in; nil if the nearest configuration above is that of another site."
  (let* ((root (locate-dominating-file folder #'calcgraph--configuration))
         (file (and root (calcgraph--configuration root))))
    (and file
         (or (string-suffix-p ".toml" file)
             (with-temp-buffer
               (insert-file-contents file)
               (re-search-forward "calcgraph\\|INHERIT" nil t)))
         (expand-file-name root))))

(defun calcgraph--project (folder)
  "The vault that FOLDER is in, as a project: without version control, all its notes have one server."
  (let ((root (calcgraph-root folder)))
    (and root (cons 'transient root))))

(add-hook 'project-find-functions #'calcgraph--project t)

(defun calcgraph-ensure ()
  "Start the server if the file of this buffer is in a vault."
  (when (and buffer-file-name (calcgraph-root default-directory))
    (eglot-ensure)))

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
