/** The port over this browser's own storage, without React. */
export { createBrowserCollection } from './browser-collection';
export type { BrowserCollectionOptions, BrowserEnvironment, Stamp } from './browser-collection';
