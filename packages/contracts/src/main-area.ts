/**
 * Attributes of a page's only `main`, the target of the skip link. With the layout `app`, the shell renders the
 * element around the screens of remotes; a page with the layout `public` renders it between its own header and
 * footer.
 */
export const mainArea = { id: 'main', tabIndex: -1 } as const;
