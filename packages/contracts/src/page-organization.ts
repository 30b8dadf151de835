import { byMode, isPageSessionKnown, readPageSession, type PageSession } from './connected';
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

/**
 * Whether this page offers the person something that needs a permission. Sample mode has no roles, and a page from the
 * offline cache does not know its person: both offer everything.
 */
export const isPermittedHere = (permission: Permission): boolean =>
  byMode(true, false) || !isPageSessionKnown() || permittedOrganization(permission) !== undefined;
