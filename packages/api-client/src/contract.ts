/** What an area's table of routes is made of. No Node, no database: screens take its types. */
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
