import { readPageSession } from '@standby/contracts';
import { openTabStorage } from '@standby/storage';

/** sessionStorage key of the organization that this tab's pages are for. */
const ORGANIZATION_KEY = 'standby:tab-organization';

/** The next page of this tab is for another organization. */
export function chooseOrganization(id: string): void {
  openTabStorage().write(ORGANIZATION_KEY, id);
}

/** The next page of this tab is for the organization that the server says. */
export function forgetOrganization(): void {
  openTabStorage().erase(ORGANIZATION_KEY);
}

/**
 * Keeps this tab with its organization. The server writes into a page the one that the person chose last, in whichever
 * tab; a reload would else act in the organization of another tab. It changes the page's tag, as
 * all remotes read that, also those of an earlier release.
 */
export function keepOrganization(): void {
  const session = readPageSession();
  if (!session) return;
  const kept = openTabStorage().read(ORGANIZATION_KEY);
  const organization = session.organizations.find(({ id }) => id === kept);
  const organizationId = organization?.id ?? session.organizationId;
  if (organizationId !== null) chooseOrganization(organizationId);
  if (organizationId === session.organizationId) return;
  const tag = document.querySelector<HTMLMetaElement>('meta[name="standby:session"]');
  if (tag) tag.content = JSON.stringify({ ...session, organizationId });
}
