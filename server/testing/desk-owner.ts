import { randomBytes } from 'node:crypto';
import { sampleCollections } from './collections.ts';
import { createClient, type accountRoutes } from '@standby/api-client';
import { sampleShows } from '../../mfe-productions/src/data/sample-shows.ts';
import type { SentRequest } from './send-request.ts';

const PASSWORD = 'Half-hour-call-30';

/** Returns the header of another machine, because limits by address stay on. The server trusts this machine's header. */
const fromElsewhere = (): Readonly<Record<string, string>> => ({
  'x-forwarded-for': `10.${[...randomBytes(3)].join('.')}`,
});

/** A person who is signed in to their own organization. */
export interface DeskOwner {
  readonly organizationId: string;
  readonly email: string;
  readonly cookie: string;
}

/** Creates an account for a person. */
export async function signUp(origin: string): Promise<DeskOwner> {
  let cookie = '';
  const call = createClient<typeof accountRoutes>(`${origin}/api/v1`, async (input, init) => {
    const headers = {
      ...Object.fromEntries(new Headers(init?.headers)),
      origin,
      ...fromElsewhere(),
    };
    const response = await fetch(input, { ...init, headers });
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    return response;
  });
  const email = `${randomBytes(8).toString('hex')}@lantern.example`;
  const { organizationId } = await call('POST /accounts', {
    body: { email, firstName: 'Mira', lastName: 'Okafor', password: PASSWORD },
  });
  return { organizationId: organizationId ?? '', email, cookie };
}

/** Returns the requests of one organization's desk. */
export function deskRequests({ organizationId, cookie, email }: DeskOwner) {
  const path = `/api/v1/organizations/${organizationId}`;
  const headers = { cookie };
  const content = sampleCollections.find(({ name }) => name === 'shows')?.content;
  return {
    list: (query = ''): SentRequest => ({ method: 'GET', path: `${path}/shows${query}`, headers }),
    create: (title: string, id = randomBytes(9).toString('hex')): SentRequest => ({
      method: 'POST',
      path: `${path}/shows`,
      headers,
      body: { id, content: { ...content, title } },
    }),
    signIn: (): SentRequest => ({
      method: 'POST',
      path: '/api/v1/session',
      headers: fromElsewhere(),
      body: { email, password: PASSWORD },
    }),
    import: (count: number): SentRequest => ({
      method: 'POST',
      path: `${path}/import`,
      headers,
      body: {
        format: 'standby-organization',
        version: 1,
        exportedAt: '2025-01-15T00:00:00.000Z',
        name: 'Lantern Street',
        collections: {
          shows: Array.from({ length: count }, (_, number) => {
            const show = sampleShows[number % sampleShows.length];
            return { ...show, id: `many-${number}`, title: `${show?.title} ${number}` };
          }),
        },
      },
    }),
  };
}
