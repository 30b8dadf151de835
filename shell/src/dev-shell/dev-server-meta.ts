/** Name of the page's `meta` element with the origin of the remote's dev server. */
export const DEV_SERVER_META = 'standby:dev-server';
