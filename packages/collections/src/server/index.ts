/** The port over the server's API, for connected mode: loaded by `import()` there. No React. */
export type { FeedListener } from './change-feed';
export { openConnection, type Connection } from './connection';
export { collectionErrorOf } from './refusals';
export { createServerCollection } from './server-collection';
