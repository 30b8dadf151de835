import type { PageSession } from '@standby/contracts';
import { onTestFinished } from 'vitest';

/** Session of a person in two organizations. */
export const session: PageSession = {
  account: {
    id: 'mira',
    email: 'mira@example.com',
    firstName: 'Mira',
    lastName: 'Okafor',
    deletesAt: null,
  },
  organizations: [
    { id: 'lantern', name: 'Lantern Street', role: 'owner' },
    { id: 'harbour', name: 'Harbour Rep', role: 'light-board-operator' },
  ],
  organizationId: 'lantern',
};

/** Writes a server's tags into the page, until the test's end. */
export function withTags(tags: Readonly<Record<string, string>>): void {
  for (const [name, content] of Object.entries({ 'standby:api': '/api/v1', ...tags })) {
    const tag = document.createElement('meta');
    Object.assign(tag, { name, content });
    document.head.append(tag);
    onTestFinished(() => tag.remove());
  }
}

/** Makes the page belong to a signed-in person. */
export const signedInAs = (who: PageSession): void =>
  withTags({ 'standby:session': JSON.stringify(who) });

/** Returns an answer of a server that refuses. */
export const refuse = (status: number, code: string, message: string) => (): Response =>
  new Response(JSON.stringify({ error: { code, message } }), { status });
