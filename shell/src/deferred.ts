/** What no first page needs. */
export { resolveOverride } from './remotes/resolve-override';
export { NotFound } from './screens/NotFound';
