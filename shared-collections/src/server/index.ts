/** The port over the server's API, for connected mode: loaded by `import()` there. No React. */
export { openConnection, type Connection } from './connection';
export type { ReadServerPage, ServerPage } from './server-pages';
export { createServerCollection, type ServerCollectionOptions } from './server-collection';
