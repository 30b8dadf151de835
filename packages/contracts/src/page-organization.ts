import { readPageSession, type PageSession } from './connected';
import { isPermitted, type Permission } from './permissions';

/** The organization that the page is for. */
export function readPageOrganization(): PageSession['organizations'][number] | undefined {
  const session = readPageSession();
  return session?.organizations.find(({ id }) => id === session.organizationId);
}

/** The organization that the page is for, if the person's role in it permits something: a person with a link has none. */
export function permittedOrganization(
  permission: Permission,
): ReturnType<typeof readPageOrganization> {
  const organization = readPageOrganization();
  return organization && isPermitted(organization.role, permission) ? organization : undefined;
}
