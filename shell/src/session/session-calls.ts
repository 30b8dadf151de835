import { createClient, type accountRoutes, type organizationRoutes } from '@standby/api-client';
import { readApiBase } from '@standby/contracts';
import { chooseOrganization } from '@standby/forms';

/** Client of the server's accounts and organizations, for the shell's own parts. */
const client = () =>
  createClient<typeof accountRoutes & typeof organizationRoutes>(readApiBase() ?? '');

export const signOut = () => client()('DELETE /session');

export const signInAgain = (email: string, password: string) =>
  client()('POST /session', { body: { email, password } });

/** Switches the organization of this tab's next page and of new tabs. */
export async function switchOrganization(organizationId: string): Promise<void> {
  await client()('PUT /session/organization', { body: { organizationId } });
  chooseOrganization(organizationId);
}

/** Creates an organization, and goes on in it. */
export async function addOrganization(name: string): Promise<void> {
  const { id } = await client()('POST /organizations', { body: { name } });
  await switchOrganization(id);
}
