import type { PageSession } from '@standby/contracts';
import { onTestFinished } from 'vitest';

/** Of a person in two organizations. */
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

/** Tags that the server writes into a page, until the test's end. */
export function withTags(tags: Readonly<Record<string, string>>): void {
  for (const [name, content] of Object.entries({ 'standby:api': '/api/v1', ...tags })) {
    const tag = document.createElement('meta');
    Object.assign(tag, { name, content });
    document.head.append(tag);
    onTestFinished(() => tag.remove());
  }
}

/** A page of a person who is signed in. */
export const signedInAs = (who: PageSession): void =>
  withTags({ 'standby:session': JSON.stringify(who) });

/** An answer of the server that refuses. */
export const refuse = (status: number, code: string, message: string) => (): Response =>
  new Response(JSON.stringify({ error: { code, message } }), { status });
