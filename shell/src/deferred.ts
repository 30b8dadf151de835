/** Parts that no first page needs. */
export { adoptRemotes } from './overrides/adopt-remotes';
export { explainEntry } from './remotes/explain-entry';
export { resolveOverride } from './remotes/resolve-override';
export { NotFound } from './screens/NotFound';
