import { isPermitted, readApiBase, readPageSession } from '@standby/contracts';

/** Whether the person sees the notes of all departments; in sample mode there is only one person. */
export function canSeeAllNotes(): boolean {
  if (readApiBase() === undefined) return true;
  const session = readPageSession();
  const organization = session?.organizations.find(({ id }) => id === session.organizationId);
  return organization !== undefined && isPermitted(organization.role, 'notes:read');
}
