import { readPageSession } from '@standby/contracts';
import { openTabStorage } from '@standby/storage';

/** sessionStorage key of the organization of this tab's pages. */
const ORGANIZATION_KEY = 'standby:tab-organization';

/** Chooses the organization of this tab's next page. */
export function chooseOrganization(id: string): void {
  openTabStorage().write(ORGANIZATION_KEY, id);
}

/** Lets the server choose the organization of this tab's next page. */
export function forgetOrganization(): void {
  openTabStorage().erase(ORGANIZATION_KEY);
}

/**
 * Keeps this tab in its organization. The server writes into each page the organization that the person chose last in
 * any tab, so a reload would otherwise act in another tab's organization. The function changes the page's tag,
 * because all remotes read it, including remotes of earlier releases.
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
