import { isPermitted, type Permission } from '@standby/contracts';
import type { Database } from '../database/database.ts';
import { changeOrganization } from '../database/scope.ts';
import type { TransactionQueries } from '../database/tables.ts';
import { notFound, notPermitted } from '../http/api-error.ts';
import { memberRole } from './member-roles.ts';

interface MemberChange {
  readonly accountId: string;
  readonly organizationId: string;
  readonly permission: Permission;
}

/**
 * Makes a change as a member, whose role is read again under the organization's lock. The role may have been
 * revoked since the request began.
 *
 * @throws {ApiError} if the account is not a member, or its role does not permit the change
 */
export async function changeAsMember<Result>(
  database: Pick<Database, 'queries' | 'changes'>,
  { accountId, organizationId, permission }: MemberChange,
  work: (transaction: TransactionQueries, revision: number) => Promise<Result>,
): Promise<Result> {
  const scope = { accountId, organizationId };
  const done = await changeOrganization(database, scope, async (transaction, revision) => {
    const role = await memberRole(transaction, organizationId, accountId);
    if (role === undefined) throw notFound();
    if (!isPermitted(role, permission)) throw notPermitted();
    return { value: await work(transaction, revision) };
  });
  if (!done) throw notFound();
  return done.value;
}
