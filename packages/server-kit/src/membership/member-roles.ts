import type { Role } from '@standby/contracts';
import type { TransactionQueries } from '../database/tables.ts';

/** Returns a member's role. If the transaction has locked the organization's row, the role stays until the commit. */
export async function memberRole(
  transaction: TransactionQueries,
  organizationId: string,
  accountId: string,
): Promise<Role | undefined> {
  const row = await transaction
    .selectFrom('member')
    .select('role')
    .where('organizationId', '=', organizationId)
    .where('userId', '=', accountId)
    .executeTakeFirst();
  return row?.role;
}

/** Returns the roles of all members, by account. */
export async function memberRoles(
  transaction: TransactionQueries,
  organizationId: string,
): Promise<ReadonlyMap<string, Role>> {
  const rows = await transaction
    .selectFrom('member')
    .select(['userId', 'role'])
    .where('organizationId', '=', organizationId)
    .execute();
  return new Map(rows.map(({ userId, role }) => [userId, role]));
}
