import { createClient, type accountRoutes, type organizationRoutes } from 'server/client';
import { readApiBase } from '@standby/shared-ui/contracts';

/** The server's accounts and organizations, for the shell's own parts. */
const client = () =>
  createClient<typeof accountRoutes & typeof organizationRoutes>(readApiBase() ?? '');

export const signOut = () => client()('DELETE /session');

export const signInAgain = (email: string, password: string) =>
  client()('POST /session', { body: { email, password } });

export const switchOrganization = (organizationId: string) =>
  client()('PUT /session/organization', { body: { organizationId } });

/** Makes an organization, and goes on in it. */
export async function addOrganization(name: string): Promise<void> {
  const { id } = await client()('POST /organizations', { body: { name } });
  await switchOrganization(id);
}
