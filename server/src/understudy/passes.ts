import { openSealedText, sealText } from '@standby/server-kit/secrets';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';

/** As long as a session: whether that, a link or a device is still open is looked up anyway. */
const PASS_MS = 30 * 24 * 60 * 60 * 1000;

/** Among the subprotocols of a socket, as pages can send nothing else with one. */
const PASS = /(?:^|,)\s*standby-pass\.([\w-]{1,4000})\s*(?:,|$)/u;

/** Cookies of this app: other programs of the same host have theirs. */
const OWN = /^(?:__Secure-)?standby\./u;

const passSchema = v.object({ cookie: v.string(), generation: v.number(), untilMs: v.number() });

const ownCookies = (cookie: string): string =>
  cookie
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => OWN.test(pair))
    .join('; ');

export interface PassesOptions {
  /** The same for a server and its copy. */
  readonly secret: string;
  readonly generation: number;
  readonly now: () => number;
}

/**
 * Passes open at a later generation of this data what cookies open here: a page cannot send its cookies to another origin.
 * They are sealed, so that no script reads the cookies.
 */
export class Passes {
  readonly #options: PassesOptions;

  constructor(options: PassesOptions) {
    this.#options = options;
  }

  seal(cookie: string): string {
    const { secret, generation, now } = this.#options;
    const pass = { cookie: ownCookies(cookie), generation, untilMs: now() + PASS_MS };
    return sealText(JSON.stringify(pass), secret);
  }

  /** Whether a socket comes with a pass. Its cookies then take the place of the request's own. */
  admit({ raw: { headers } }: Pick<FastifyRequest, 'raw'>): boolean {
    const sealed = PASS.exec(headers['sec-websocket-protocol'] ?? '')?.[1];
    if (headers.upgrade === undefined || sealed === undefined) return false;
    const { secret, generation, now } = this.#options;
    const text = openSealedText(sealed, secret);
    if (text === undefined) return false;
    const pass = v.parse(passSchema, JSON.parse(text));
    if (pass.generation >= generation || pass.untilMs < now()) return false;
    headers.cookie = pass.cookie;
    return true;
  }
}
