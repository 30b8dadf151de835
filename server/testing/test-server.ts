import { randomBytes } from 'node:crypto';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { createApp, type AppOptions } from '../src/app.ts';
import {
  createClient,
  type accountRoutes,
  type organizationRoutes,
  type transferRoutes,
} from '@standby/api-client';
import { passwordHashing } from '../src/password-hash.ts';
import type { Database } from '@standby/server-kit/database/database';
import type { Mail } from '@standby/server-kit/mail/mailer';
import { readSettings } from '@standby/server-kit/settings/settings';

export const ORIGIN = 'http://localhost:4170';
export const PASSWORD = 'Prompt-Desk-1';
export const METRICS_TOKEN = 'a-token-of-some-length';

/** A low cost, because the tests hash hundreds of passwords. */
export const TEST_COST = { N: 16, r: 1, p: 1 } as const;

type Routes = typeof accountRoutes & typeof organizationRoutes & typeof transferRoutes;

export interface TestServer {
  readonly app: FastifyInstance;
  readonly database: Database;
  /** Sent mails, in order. */
  readonly mails: Mail[];
  /** Parsed log lines. */
  readonly log: Record<string, unknown>[];
  readonly close: () => Promise<void>;
}

export interface TestServerOptions extends Partial<
  Pick<AppOptions, 'mailer' | 'now' | 'onFenced' | 'passwords' | 'pages' | 'reports' | 'silence'>
> {
  readonly environment?: NodeJS.ProcessEnv;
}

/** Starts the real app over a database, without a socket. */
export async function startTestServer(
  database: Database,
  { environment = {}, ...options }: TestServerOptions = {},
): Promise<TestServer> {
  const mails: Mail[] = [];
  const log: Record<string, unknown>[] = [];
  const app = await createApp({
    settings: readSettings({ METRICS_TOKEN, ...environment }),
    database,
    mailer: { send: async (mail) => void mails.push(mail), close: () => {} },
    localOrigin: ORIGIN,
    passwords: passwordHashing(TEST_COST),
    log: { write: (line) => void log.push(JSON.parse(line) as Record<string, unknown>) },
    pages: { mounts: [] },
    ...options,
  });
  return { app, database, mails, log, close: () => app.close() };
}

/** Returns a server's metrics in Prometheus's text format. */
export async function readMetrics({ app }: TestServer): Promise<string> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  return (await app.inject({ url: '/metrics', headers })).body;
}

const methodOf = ({ method = 'GET' }: RequestInit) => method as 'GET';

/** A person at a browser, which keeps cookies and sends Origin. */
export class Person {
  readonly server: TestServer;
  readonly email: string;
  /** Unique address, so that tests do not share limits. */
  readonly address = `10.${[...randomBytes(3)].join('.')}`;
  readonly cookies = new Map<string, string>();
  /** `fetch` of this browser. */
  readonly fetch: typeof fetch = (input, init) => this.#fetch(input as string, init);
  readonly call = createClient<Routes>('/api/v1', this.fetch);

  constructor(server: TestServer, email = `${randomBytes(8).toString('hex')}@example.com`) {
    this.server = server;
    this.email = email;
  }

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Sends a raw request without the client. */
  async inject(options: InjectOptions) {
    const response = await this.server.app.inject({
      remoteAddress: this.address,
      ...options,
      headers: {
        host: 'localhost:4170',
        origin: ORIGIN,
        ...(this.cookies.size > 0 ? { cookie: this.cookie } : {}),
        ...options.headers,
      },
    });
    for (const { name, value, maxAge } of response.cookies) {
      if (maxAge === 0) this.cookies.delete(name);
      else this.cookies.set(name, encodeURIComponent(value));
    }
    return response;
  }

  async #fetch(url: string, init: RequestInit = {}): Promise<Response> {
    const response = await this.inject({
      url,
      method: methodOf(init),
      headers: Object.fromEntries(new Headers(init.headers)),
      ...(typeof init.body === 'string' ? { payload: init.body } : {}),
    });
    const hasBody = response.body !== '';
    return new Response(hasBody ? response.body : null, { status: response.statusCode });
  }

  signUp(invitation?: string) {
    return this.call('POST /accounts', {
      body: {
        email: this.email,
        firstName: 'Mira',
        lastName: 'Okafor',
        password: PASSWORD,
        ...(invitation === undefined ? {} : { invitation }),
      },
    });
  }

  signIn(password = PASSWORD) {
    return this.call('POST /session', { body: { email: this.email, password } });
  }

  async isSignedIn(): Promise<boolean> {
    return (await this.call('GET /session')).account !== null;
  }

  async accountId(): Promise<string> {
    return (await this.call('GET /session')).account?.id ?? '';
  }

  /** Returns the same account in another browser. */
  elsewhere(): Person {
    return new Person(this.server, this.email);
  }
}

/** Creates a person with an account. */
export async function signedUp(server: TestServer): Promise<Person> {
  const person = new Person(server);
  await person.signUp();
  return person;
}

export const tokenOf = (link: string): string => link.split('#')[1] ?? '';

/** Returns the token of the link in a mail. */
export const mailedToken = (mail: Mail | undefined): string =>
  /#([\w-]+)/u.exec(mail?.text ?? '')?.[1] ?? '';
