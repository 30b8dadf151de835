import { describe, expect, it, test } from 'vitest';
import { helpText } from '../../../../server/src/settings/help.ts';
import { readSettings, settingNames, SettingsError } from './settings.ts';

const complaint = (environment: NodeJS.ProcessEnv): string => {
  try {
    readSettings(environment);
    return '';
  } catch (error) {
    if (error instanceof SettingsError) return error.message.split('\n').slice(0, -1).join('\n');
    throw error;
  }
};

describe('the settings', () => {
  it('run an open server on a private Postgres by default', () => {
    expect(readSettings({})).toMatchObject({
      port: 4170,
      signup: 'open',
      databaseUrl: undefined,
      dataFolder: expect.stringMatching(/[\\/]data$/u) as string,
      trustProxy: undefined,
    });
  });

  it('ignore an empty value', () => {
    expect(readSettings({ PORT: '', SIGNUP: '', DATABASE_URL: '' })).toEqual(readSettings({}));
  });

  test.each([
    ['PORT', '0', /^PORT is "0": it must be a whole number from 1 to 65535\.$/u],
    ['PORT', '4170.5', /^PORT is "4170\.5"/u],
    ['PORT', '0x10', /^PORT is "0x10"/u],
    ['PUBLIC_URL', 'standby.example', /^PUBLIC_URL is "standby\.example": it must be the address/u],
    ['PUBLIC_URL', 'ftp://standby.example', /^PUBLIC_URL is "ftp:/u],
    ['PUBLIC_URL', 'https://standby.example/desk', /without a path\.$/u],
    ['TRUST_PROXY', 'true', /^TRUST_PROXY is "true": it must be the addresses/u],
    ['TRUST_PROXY', '10.0.0.0/33', /^TRUST_PROXY is/u],
    ['SMTP_URL', 'https://mail.example', /^SMTP_URL cannot be used: it must be the address/u],
    ['MAIL_FROM', 'nobody', /^MAIL_FROM is "nobody": it must be the sender/u],
    ['SIGNUP', 'closed', /^SIGNUP is "closed": it must be "open" or "invite"\.$/u],
    ['DATABASE_URL', 'mysql://host/db', /^DATABASE_URL cannot be used: it must be the address/u],
    ['METRICS_TOKEN', 'short', /^METRICS_TOKEN cannot be used: it must have at least 16/u],
    ['FOLLOW_TOKEN', 'x'.repeat(31), /^FOLLOW_TOKEN cannot be used: it must have at least 32/u],
    ['LOG_LEVEL', 'loud', /^LOG_LEVEL is "loud"/u],
  ])('explain the problem of %s=%s', (name, value, words) => {
    const message = complaint({ [name]: value });
    expect(message.split('\n')[0]).toMatch(words);
  });

  it('explain all problems at once, and how to learn more', () => {
    expect(() => readSettings({ PORT: 'x', SIGNUP: 'y' })).toThrow(/PORT.*\nSIGNUP.*\n.*--help/u);
  });

  it('never print a password', () => {
    expect(complaint({ DATABASE_URL: 'mysql://me:secret@host' })).not.toContain('secret');
    expect(complaint({ SMTP_URL: 'http://me:secret@host' })).not.toContain('secret');
  });

  it('require a sender and a public address if mails are sent', () => {
    expect(complaint({ SMTP_URL: 'smtp://localhost' })).toBe(
      'SMTP_URL needs MAIL_FROM, the sender of mails.\nSMTP_URL needs PUBLIC_URL: mails carry links to it.',
    );
  });

  it('accept addresses of proxies', () => {
    const { trustProxy } = readSettings({ TRUST_PROXY: 'loopback, 10.0.0.0/8,fd00::/8' });
    expect(trustProxy).toEqual(['loopback', '10.0.0.0/8', 'fd00::/8']);
  });
});

it('the help explains every setting', () => {
  for (const name of settingNames) expect(helpText()).toContain(`  ${name}=`);
});
