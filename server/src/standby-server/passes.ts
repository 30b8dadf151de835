import { openSealedText, sealText } from '@standby/server-kit/secrets';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';

/** Lifetime of a pass, equal to a session's. The server still checks whether the session, link or device is open. */
const PASS_MS = 30 * 24 * 60 * 60 * 1000;

/** Matches the pass among a socket's subprotocols, because pages can send nothing else with a socket. */
const PASS = /(?:^|,)\s*standby-pass\.([\w-]{1,4000})\s*(?:,|$)/u;

/** Matches the cookies of this app, since other programs of the same host have their own cookies. */
const OWN = /^(?:__Secure-)?standby\./u;

const passSchema = v.object({ cookie: v.string(), generation: v.number(), untilMs: v.number() });

const ownCookies = (cookie: string): string =>
  cookie
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => OWN.test(pair))
    .join('; ');

interface PassesOptions {
  /** Secret that a server and its copy share. */
  readonly secret: string;
  readonly generation: number;
  readonly now: () => number;
}

/**
 * Passes replace cookies at a later generation of this data, because a page cannot send its cookies to another origin.
 * The passes are sealed, so that scripts cannot read the cookies.
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

  /** Whether a socket has a valid pass. The pass's cookies then replace the request's own cookies. */
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
