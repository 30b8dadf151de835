/** What an area's table of routes is made of. No Node, no database: screens take its types. */
export {
  collectionKeys,
  collectionRoutes,
  type Change,
  type CollectionChanges,
  type CollectionContract,
  type CollectionRoutes,
  type EditConflictDetails,
  type RemovedItem,
  type Stored,
} from './collections/contract';
export { tokenSchema } from './accounts/contract';
export { defineRoutes, type RouteTable } from './http/route-contract';
