/**
 * What an area's server is made of: its routes, migrations and rows are its own, and the host serves them.
 * An area imports this, its own `src/domain` and nothing else of the server.
 */
export { hashToken, newToken } from './accounts/tokens.ts';
export type { Area } from './areas/area.ts';
export { collectionChanges } from './collections/changes.ts';
export type { CollectionDefinition } from './collections/collection.ts';
export { collectionPlugin, type AreaOptions } from './collections/plugin.ts';
export { collectionRepository, type Row } from './collections/repository.ts';
export type { WriteContext } from './collections/write-context.ts';
export { createCollectionTable, type CollectionTable } from './collections/table.ts';
export { inScopeAtOnce } from './database/one-trip.ts';
export { ofOneOrganization, protectRows } from './database/row-security.ts';
export { changeOrganization, inScope } from './database/scope.ts';
export type { Queries, Tables, TransactionQueries } from './database/tables.ts';
export { ApiError, notFound } from './http/api-error.ts';
export { cookieHeader, cookieName, readCookie } from './http/cookies.ts';
export { API_PREFIX, handleRoutes, type Gate } from './http/handle-routes.ts';
export { changeAsMember } from './organizations/change.ts';
export { memberRole, memberRoles } from './organizations/repository.ts';
export { networkOf, tooMany } from './plugins/limits.ts';
export type { Services } from './services.ts';
export type { Database } from './database/database.ts';
