import type { SettingName } from '@standby/server-kit/settings/settings';

/** Descriptions of the settings for `--help`; a test compares them with the list of settings. */
const descriptions: Readonly<Record<SettingName, readonly [example: string, meaning: string]>> = {
  PORT: ['4170', 'Port to listen on. Default: 4170.'],
  PUBLIC_URL: [
    'https://standby.example',
    'The address that people open. Mails and links carry it, and only pages of this origin may change data. Default: the address of each request.',
  ],
  TRUST_PROXY: [
    'loopback',
    'Addresses of the proxies whose X-Forwarded-For is believed, separated by commas: IP addresses, networks such as 10.0.0.0/8, loopback, linklocal, uniquelocal. Default: none.',
  ],
  SMTP_URL: [
    'smtps://user:password@mail.example',
    'Mail server. Needs MAIL_FROM and PUBLIC_URL. Default: mails are printed here instead.',
  ],
  MAIL_FROM: ['"Standby <no-reply@standby.example>"', 'Sender of mails.'],
  SIGNUP: [
    'open | invite',
    'Who may create an account: everyone, or people with an invitation. The first account is always allowed. Default: open.',
  ],
  DATABASE_URL: [
    'postgres://user:password@host/standby',
    'A Postgres database, version 15 or newer. Default: a Postgres of its own in STANDBY_DATA.',
  ],
  NATS_URL: [
    'nats://user:password@host:4222',
    'A NATS server, through which several processes on one DATABASE_URL tell each other of changes. Default: they do so through the database.',
  ],
  STANDBY_DATA: ['data', 'Folder of the database. Default: data.'],
  STANDBY_FEATURES: [
    '../tickets/dist-server/tickets.mjs',
    'Server parts of other repositories, separated by commas: files that `pnpm build:server` wrote there. "released" stands for those of the release log (STANDBY_RELEASES), as it has them when the server starts. They run with all rights of this server, so anyone who can write to the log can run code in this server. Default: none.',
  ],
  STANDBY_RELEASES: [
    'release',
    'Folder to which teams release, as RELEASE_TARGET names it there. Each deployment shows without a restart; before the first one, the pages are those of the last build. Default: none, and the pages are those of the last build.',
  ],
  METRICS_TOKEN: [
    'a long random text',
    'Bearer token for /metrics. Default: none, and there is no /metrics.',
  ],
  FOLLOW_TOKEN: [
    'a line of npm run connected -- follow-token',
    'Must be the same on a server and its standby server, which uses it to copy all data, including password hashes. Default: none, and this server cannot be followed.',
  ],
  LOG_LEVEL: ['info', 'fatal, error, warn, info, debug or silent. Default: info.'],
};

const COMMANDS = `Usage
  npm run connected                       serves Standby with accounts and a database
  npm run connected -- --api-only         the same without pages, which dev servers serve
  npm run connected -- backup <file>      writes everything to a file; the server may be running
  npm run connected -- restore <file>     replaces everything by a backup; asks for --replace where there is data; --from-newer leaves out what only a newer version knows
  npm run connected -- check-backup <file>   restores a backup into an empty database, which is removed again: a drill
  npm run connected -- seed               adds the sample shows with their people, rooms and devices to the first organization
  npm run connected -- follow-token       makes a FOLLOW_TOKEN
  npm run connected -- --follow <address> keeps a copy of the server at that address; --replace replaces what is in the folder
  npm run connected -- take-over          has the first server stop, and lets the copy of this machine serve; asks for --first-is-stopped where the first does not answer
  npm run connected -- --help             prints this`;

function wrapped(text: string, width: number, indent: string): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && line.length + word.length >= width) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines.map((line) => indent + line).join('\n');
}

/** Returns the text of `--help`. */
export function helpText(): string {
  const settings = Object.entries(descriptions).map(
    ([name, [example, meaning]]) => `  ${name}=${example}\n${wrapped(meaning, 74, '      ')}`,
  );
  return `${COMMANDS}\n\nSettings (environment variables)\n${settings.join('\n')}\n`;
}
