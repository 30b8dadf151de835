import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { keysOf } from '@standby/contracts';
import { ROOT } from '@standby/hosting/root';
import * as v from 'valibot';

/** An error for the person who starts the server; only its message is printed. */
export class SettingsError extends Error {
  override readonly name: string = 'SettingsError';
}

function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

const withProtocol =
  (...protocols: string[]) =>
  (text: string): boolean => {
    const url = parseUrl(text);
    return url !== undefined && protocols.includes(url.protocol) && url.hostname !== '';
  };

export function isBareOrigin(text: string): boolean {
  const url = parseUrl(text);
  return url !== undefined && url.pathname === '/' && url.search === '' && url.hash === '';
}

const PROXY_NAMES = new Set(['loopback', 'linklocal', 'uniquelocal']);

function isProxyAddress(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  if (PROXY_NAMES.has(text)) return true;
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/u.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
  );
}

/** Entry of `STANDBY_FEATURES` that stands for the server parts of the release log. */
export const RELEASED_FEATURES = 'released';

const splitList = (text: string): string[] => text.split(',').map((part) => part.trim());

const port = v.pipe(
  v.string(),
  v.check(
    (text) => /^\d{1,5}$/u.test(text) && Number(text) >= 1 && Number(text) <= 65_535,
    'it must be a whole number from 1 to 65535',
  ),
  v.transform(Number),
);

const publicUrl = v.pipe(
  v.string(),
  v.check(
    withProtocol('http:', 'https:'),
    'it must be the address that people open, such as https://standby.example',
  ),
  v.check(isBareOrigin, 'it must end with the host or the port, without a path'),
  v.transform((text) => new URL(text)),
);

const trustProxy = v.pipe(
  v.string(),
  v.check(
    (text) => splitList(text).every(isProxyAddress),
    'it must be the addresses of the proxies in front of the server, separated by commas, such as "loopback" or "10.0.0.0/8"',
  ),
  v.transform(splitList),
);

const schemas = {
  PORT: v.optional(port, '4170'),
  PUBLIC_URL: v.optional(publicUrl),
  TRUST_PROXY: v.optional(trustProxy),
  SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        withProtocol('smtp:', 'smtps:'),
        'it must be the address of a mail server, such as smtps://user:password@mail.example',
      ),
    ),
  ),
  MAIL_FROM: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => /^[^\r\n]*[^\s<>@]+@[^\s<>@]+>?$/u.test(text),
        'it must be the sender of mails, such as "Standby <no-reply@standby.example>"',
      ),
    ),
  ),
  SIGNUP: v.optional(v.picklist(['open', 'invite'], 'it must be "open" or "invite"'), 'open'),
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        withProtocol('postgres:', 'postgresql:'),
        'it must be the address of a Postgres database, such as postgres://user:password@host/standby',
      ),
    ),
  ),
  NATS_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        withProtocol('nats:', 'tls:'),
        'it must be the address of a NATS server, such as nats://user:password@host:4222',
      ),
    ),
  ),
  STANDBY_DATA: v.pipe(
    v.optional(v.string(), 'data'),
    v.transform((folder) => resolve(ROOT, folder)),
  ),
  STANDBY_FEATURES: v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) => splitList(text).filter((file) => file !== '')),
    v.transform((files) =>
      files.map((file) => (file === RELEASED_FEATURES ? file : resolve(ROOT, file))),
    ),
    v.check(
      (files) => files.every((file) => file === RELEASED_FEATURES || existsSync(file)),
      'it must be files that there are, separated by commas, such as "../tickets/dist-server/tickets.mjs"',
    ),
  ),
  STANDBY_RELEASES: v.optional(
    v.pipe(
      v.string(),
      v.transform((folder) => resolve(ROOT, folder)),
    ),
  ),
  METRICS_TOKEN: v.optional(
    v.pipe(v.string(), v.minLength(16, 'it must have at least 16 characters')),
  ),
  FOLLOW_TOKEN: v.optional(
    v.pipe(
      v.string(),
      v.minLength(
        32,
        'it must have at least 32 characters; npm run connected -- follow-token makes one',
      ),
    ),
  ),
  LOG_LEVEL: v.optional(
    v.picklist(
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'it must be "fatal", "error", "warn", "info", "debug" or "silent"',
    ),
    'info',
  ),
} as const;

export type SettingName = keyof typeof schemas;

type Parsed = { readonly [Name in SettingName]: v.InferOutput<(typeof schemas)[Name]> };

/** The validated settings of the environment. */
export interface Settings {
  readonly port: Parsed['PORT'];
  readonly publicUrl: URL | undefined;
  /** Addresses of proxies whose X-Forwarded-For is trusted. */
  readonly trustProxy: string[] | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string | undefined;
  readonly signup: 'open' | 'invite';
  readonly databaseUrl: string | undefined;
  readonly natsUrl: string | undefined;
  /** Absolute path of the folder with the private Postgres. */
  readonly dataFolder: string;
  /** Absolute paths of the features of other repositories, and {@link RELEASED_FEATURES}. */
  readonly features: readonly string[];
  /** Absolute path of the release log from which the pages are composed. */
  readonly releases: string | undefined;
  readonly metricsToken: string | undefined;
  /** Secret that a follower and the copied server share. */
  readonly followToken: string | undefined;
  readonly logLevel: Parsed['LOG_LEVEL'];
}

export const settingNames: readonly SettingName[] = keysOf(schemas);

/** Settings whose value contains a password, so it is never printed. */
const SECRET = new Set<SettingName>([
  'SMTP_URL',
  'DATABASE_URL',
  'NATS_URL',
  'METRICS_TOKEN',
  'FOLLOW_TOKEN',
]);

/** Returns a sentence for each invalid setting, in the order of the help. */
function problemsOf(environment: NodeJS.ProcessEnv): string[] {
  return settingNames.flatMap((name) => {
    const value = environment[name] || undefined;
    const result = v.safeParse(schemas[name], value);
    if (result.success) return [];
    const shown = SECRET.has(name) ? 'cannot be used' : `is "${value}"`;
    return [`${name} ${shown}: ${result.issues[0].message}.`];
  });
}

function relationProblems(environment: NodeJS.ProcessEnv): string[] {
  const { SMTP_URL, MAIL_FROM, PUBLIC_URL, NATS_URL, DATABASE_URL } = environment;
  const nats =
    NATS_URL && !DATABASE_URL
      ? ['NATS_URL needs DATABASE_URL: only one process can use the database in STANDBY_DATA.']
      : [];
  if (!SMTP_URL) return nats;
  return [
    ...nats,
    ...(MAIL_FROM ? [] : ['SMTP_URL needs MAIL_FROM, the sender of mails.']),
    ...(PUBLIC_URL ? [] : ['SMTP_URL needs PUBLIC_URL: mails carry links to it.']),
  ];
}

/**
 * Reads the settings. An empty setting counts as missing.
 *
 * @throws {SettingsError} with a sentence for each invalid setting
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const problems = [...problemsOf(environment), ...relationProblems(environment)];
  if (problems.length > 0) {
    throw new SettingsError(
      `${problems.join('\n')}\nnpm run connected -- --help lists all settings.`,
    );
  }
  const read = <Name extends SettingName>(name: Name): Parsed[Name] =>
    v.parse(schemas[name], environment[name] || undefined) as Parsed[Name];
  return {
    port: read('PORT'),
    publicUrl: read('PUBLIC_URL'),
    trustProxy: read('TRUST_PROXY'),
    smtpUrl: read('SMTP_URL'),
    mailFrom: read('MAIL_FROM'),
    signup: read('SIGNUP'),
    databaseUrl: read('DATABASE_URL'),
    natsUrl: read('NATS_URL'),
    dataFolder: read('STANDBY_DATA'),
    features: read('STANDBY_FEATURES'),
    releases: read('STANDBY_RELEASES'),
    metricsToken: read('METRICS_TOKEN'),
    followToken: read('FOLLOW_TOKEN'),
    logLevel: read('LOG_LEVEL'),
  };
}
