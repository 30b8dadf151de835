import { createClient, type accountRoutes, type organizationRoutes } from 'server/client';
import { readApiBase } from 'shared-ui/contracts';

type Routes = typeof accountRoutes & typeof organizationRoutes;

/** The server's accounts and organizations, for the shell's own parts. */
const call = createClient<Routes>(readApiBase() ?? '');

export const signOut = () => call('DELETE /session');

export const signInAgain = (email: string, password: string) =>
  call('POST /session', { body: { email, password } });

export const switchOrganization = (organizationId: string) =>
  call('PUT /session/organization', { body: { organizationId } });

/** Makes an organization, and goes on in it. */
export async function addOrganization(name: string): Promise<void> {
  const { id } = await call('POST /organizations', { body: { name } });
  await switchOrganization(id);
}
