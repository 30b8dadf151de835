/** The port over this browser's own storage. No React. */
export { createBrowserCollection } from './browser-collection';
export type { BrowserCollectionOptions, BrowserEnvironment, Stamp } from './browser-collection';
