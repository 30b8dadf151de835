/**
 * The attributes of a page's one `main`, to which the skip link leads. The shell renders it around the
 * screens of remotes with the layout `app`; a page with the layout `public` renders it itself, between
 * its own header and footer.
 */
export const mainArea = { id: 'main', tabIndex: -1 } as const;
