/** The building blocks of an area's table of routes. They use neither Node nor a database, since screens import their types. */
export {
  collectionKeys,
  collectionRoutes,
  idSchema,
  manyRoutes,
  type CollectionContract,
  type CollectionRoutes,
  type EditConflictDetails,
  type ManyRoutes,
  type RemovedItem,
  type Stored,
} from './collections';
export { tokenSchema } from './accounts';
export { defineRoutes } from './route-contract';
