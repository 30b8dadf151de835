/** The port over the server's API, without React; connected mode loads it by `import()`. */
export type { FeedListener } from './change-feed';
export { openConnection, serverNow, type Connection } from './connection';
export { organizationCalls } from './organization-calls';
export { collectionErrorOf } from './refusals';
export { createServerCollection } from './server-collection';
export type { ReadServerPage } from './server-pages';
