import { describe, expect, it } from 'vitest';
import { parseCommandLine } from './command-line.ts';

describe('a command line', () => {
  it('names each released unit once, and the share of the visitors', () => {
    expect(
      parseCommandLine(['release', 'mfe-venue', 'live', 'venue', '--canary', '10', '--force']),
    ).toMatchObject({ command: 'release', units: ['venue', 'live'], share: 0.1, isForced: true });
  });

  it.each(['rollback', 'promote'] as const)('names the release to which %s leads', (command) => {
    const to = '1.0.0-3f9c2a1b';
    expect(parseCommandLine([command, 'mfe-venue', '--to', to])).toMatchObject({
      command,
      units: ['venue'],
      to,
    });
    expect(parseCommandLine([command, 'venue'])?.to).toBeUndefined();
  });

  it('reads the error rate that ends a canary', () => {
    const args = ['release', 'venue', '--canary', '10', '--abort-above', '2'];
    expect(parseCommandLine(args)).toMatchObject({ share: 0.1, abortAbove: 0.02 });
  });

  it('returns undefined for --help', () => {
    expect(parseCommandLine(['release', '--help'])).toBeUndefined();
  });

  it('reads origins, of a remote and of overrides', () => {
    const args = ['--allow', 'tickets=https://a.example:8443', '--deny', 'http://localhost:*'];
    expect(parseCommandLine(['origins', ...args])).toMatchObject({
      allowed: [{ remote: 'tickets', origin: 'https://a.example:8443' }],
      denied: [{ origin: 'http://localhost:*' }],
    });
  });

  it.each([
    [['deploy', 'venue'], 'There is no command deploy\n\nrelease <name…>'],
    [[], 'A command is missing.\n\nrelease <name…>'],
    [['release'], 'release needs the name of a remote, for example: release venue'],
    [['rollback', 'venue', 'live'], 'rollback takes one name at a time'],
    [
      ['release', 'a', '--abort-above', '2'],
      '--abort-above takes a percentage from 0 to 99, and needs --canary',
    ],
    [['release', 'a', '--canary', '10', '--abort-above', 'x'], '--abort-above takes a percentage'],
    [['release', 'shell', '--from', 'x'], '--from takes one remote at a time'],
    [['release', 'a', 'b', '--from', 'x'], '--from takes one remote at a time'],
    [['rollback', 'a', '--dry-run'], '--dry-run is an option of release alone'],
    [['release', 'a', '--forced'], 'There is no option --forced.\n\nrelease <name…>'],
    [['origins', '--allow', '*'], '"*" is not an origin'],
    [['origins', '--allow', 'http://previews.example'], 'is not an origin'],
    [['origins', '--allow', 'https://*.example'], 'is not an origin'],
    [['origins', '--allow', 'https://a.example/path'], 'is not an origin'],
    [['origins', '--allow', "https://a.example; script-src 'unsafe-inline'"], 'is not an origin'],
    [['origins', '--allow', 'tickets=a.example'], 'is not an origin'],
  ])('refuses %j with the reason', (args, reason) => {
    expect(() => parseCommandLine(args)).toThrow(reason);
  });
});
