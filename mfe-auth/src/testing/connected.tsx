import { onTestFinished, vi } from 'vitest';
import type { PageSession } from '@standby/contracts';
import { renderRoutes } from '@standby/testing/render';
import routes from '../routes';

/** Session of a person who owns an organization. */
export const session: PageSession = {
  account: {
    id: 'mira',
    email: 'mira@example.com',
    firstName: 'Mira',
    lastName: 'Okafor',
    deletesAt: null,
  },
  organizations: [{ id: 'lantern', name: 'Lantern Street', role: 'owner' }],
  organizationId: 'lantern',
};

/** Answers of the server, by method and path below the API. */
export type Answers = Record<string, { status?: number; body?: unknown }>;

export const refusal = (status: number, code: string, message: string, fields = {}) => ({
  status,
  body: { error: { code, message, fields } },
});

/**
 * Sets up a page of connected mode until the test's end: its tags, and a network on which these
 * routes answer.
 */
export function connect(answers: Answers, pageSession?: PageSession) {
  const tags = {
    'standby:api': '/api/v1',
    ...(pageSession && { 'standby:session': JSON.stringify(pageSession) }),
  };
  for (const [name, content] of Object.entries(tags)) {
    const tag = document.createElement('meta');
    Object.assign(tag, { name, content });
    document.head.append(tag);
    onTestFinished(() => tag.remove());
  }
  const requests: { readonly route: string; readonly body: unknown }[] = [];
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const route = `${init.method ?? 'GET'} ${input.replace('/api/v1', '')}`;
    requests.push({
      route,
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
    });
    const answer = answers[route];
    if (!answer) throw new TypeError('Failed to fetch');
    const { status = 200, body } = answer;
    return new Response(body === undefined ? null : JSON.stringify(body), {
      status: body === undefined && status === 200 ? 204 : status,
    });
  });
  return requests;
}

/** Opens a screen of this remote. */
export function openPage(path: string, hash = '') {
  // jsdom lacks both of these.
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal('scrollTo', () => undefined);
  window.location.hash = hash;
  onTestFinished(() => {
    window.location.hash = '';
  });
  return renderRoutes(routes, { path });
}
