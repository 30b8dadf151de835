/** The building blocks of an area's table of routes. They use neither Node nor a database, since screens import their types. */
export {
  collectionKeys,
  collectionRoutes,
  idSchema,
  type Change,
  type CollectionChanges,
  type CollectionContract,
  type CollectionRoutes,
  type EditConflictDetails,
  type RemovedItem,
  type Stored,
} from './collections';
export { tokenSchema } from './accounts';
export { defineRoutes, type RouteTable } from './route-contract';
