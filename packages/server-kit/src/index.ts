/**
 * The building blocks of a feature's server part. The feature itself has the routes, migrations and tables.
 * The composition root (`server/src/app.ts`) serves them.
 */
export { sql } from 'kysely';
export { collectionRoutes, defineRoutes, idSchema } from '@standby/api-client/contract';
export { openSealedText, sealText, serverSecret } from './secrets.ts';
export { hashToken, newToken, type Tokens } from './tokens.ts';
export type { Feature } from './features/feature.ts';
export { findFeatureProblems } from './features/feature-rules.ts';
export { collectionChanges } from './collections/changes.ts';
export type { CollectionDefinition, Reader, View } from './collections/collection.ts';
export {
  collectionPlugin,
  type FeatureOptions,
  manyPlugin,
  memberChanges,
} from './collections/plugin.ts';
export { collectionRepository, type Row } from './collections/repository.ts';
export type {
  CompanyMail,
  CompanyMails,
  MailBatch,
  MailFate,
  MailSender,
} from './mail/company-mails.ts';
export { createSealTable, sealHash } from './collections/seals.ts';
export type { WriteContext } from './collections/write-context.ts';
export { createCollectionTable, type CollectionTable } from './collections/table.ts';
export { inScopeAtOnce } from './database/one-trip.ts';
export { ofOneOrganization, protectRows } from './database/row-security.ts';
export { changeOrganization, inScope, setScope } from './database/scope.ts';
export type { Queries, Tables, TransactionQueries } from './database/tables.ts';
export { ApiError, notFound } from './http/api-error.ts';
export { cookieHeader, cookieName, readCookie } from './http/cookies.ts';
export { API_PREFIX, handleRoutes, type AuthGuard } from './http/handle-routes.ts';
export { changeAsMember } from './membership/change-as-member.ts';
export { memberRole, memberRoles } from './membership/member-roles.ts';
export { networkOf, tooMany } from './http/limits.ts';
export { type BucketSize, TokenBucket, TokenBuckets } from './http/token-bucket.ts';
export { sendTextStream } from './http/send-text-stream.ts';
export { beginEventStream } from './http/begin-event-stream.ts';
export { whenOver } from './http/when-over.ts';
export type { DeviceAccess, PairedDevice, Services } from './services.ts';
export type { Database } from './database/database.ts';
