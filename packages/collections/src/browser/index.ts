/** The port over this browser's own storage, without React. */
export { createBrowserCollection } from './browser-collection';
export type { BrowserCollectionOptions, BrowserEnvironment } from './browser-collection';
export type { Format } from './envelope';
