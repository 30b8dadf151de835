/** The choice between a collection of this browser and one of a server. Part of every first page: no more than that. */
export { selectCollection } from './select-collection';
