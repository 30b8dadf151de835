import { readPageSession, type PageSession } from './connected';
import { isPermitted, type Permission } from './permissions';

/** Returns the organization of the page. */
export function readPageOrganization(): PageSession['organizations'][number] | undefined {
  const session = readPageSession();
  return session?.organizations.find(({ id }) => id === session.organizationId);
}

/** Returns the organization of the page if the person's role in it permits something. A person with a link has none. */
export function permittedOrganization(
  permission: Permission,
): ReturnType<typeof readPageOrganization> {
  const organization = readPageOrganization();
  return organization && isPermitted(organization.role, permission) ? organization : undefined;
}
