/** The port over the server's API, for connected mode: loaded by `import()` there. No React. */
export { openConnection, type Connection } from './connection';
export { createServerCollection, type ServerCollectionOptions } from './server-collection';
