import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from './settings';

const SERVER = ['--server', 'https://standby.example/rooms'];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'standby-bridge-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A file of settings. */
function file(settings: unknown): string {
  const path = join(folder, 'bridge.json');
  writeFileSync(path, JSON.stringify(settings));
  return path;
}

describe('the settings', () => {
  it('come from the command line, with the ports that the desks have', () => {
    const flags = ['--pair', 'KTRMWXHD', '--eos', 'LX=10.0.0.20', '--qlab', 'SND=booth:53535'];
    expect(readSettings([...SERVER, ...flags])).toEqual({
      server: 'https://standby.example',
      code: 'KTRMWXHD',
      folder: '.standby-bridge',
      desks: [
        {
          kind: 'eos',
          department: 'LX',
          host: '10.0.0.20',
          port: 3032,
          framing: 'length',
          list: 1,
        },
        {
          kind: 'qlab',
          department: 'SND',
          host: 'booth',
          port: 53_535,
          transport: 'tcp',
          listen: '127.0.0.1',
          replyPort: 53_001,
        },
      ],
    });
  });

  it('come from a file, and listen on the loopback unless told otherwise', () => {
    const vid = { kind: 'osc', department: 'VID', host: '10.0.0.40', port: 9_000 };
    const path = file({
      server: 'http://localhost:4170',
      desks: [{ ...vid, fired: '/c/{number}' }],
    });
    expect(readSettings(['--config', path])).toMatchObject({
      server: 'http://localhost:4170',
      desks: [{ ...vid, listen: '127.0.0.1', listenPort: 0, from: [] }],
    });
  });

  it.each([
    ['no server', ['--eos', 'LX=10.0.0.20'], /Name the server/u],
    [
      'a server that is no address',
      ['--server', 'booth', '--eos', 'LX=1.2.3.4'],
      /Name the server/u,
    ],
    ['no desk', SERVER, /Name a desk/u],
    ['two desks of a department', [...SERVER, '--eos', 'LX=a', '--qlab', 'LX=b'], /one desk/u],
    ['a department in small letters', [...SERVER, '--eos', 'lx=a'], /department/u],
    ['an unknown option', [...SERVER, '--light'], /light/u],
    ['a file that is not there', [...SERVER, '--config', '/nowhere.json'], /cannot be read/u],
  ])('are refused with %s', (_, args, words) => {
    expect(() => readSettings(args)).toThrow(SettingsError);
    expect(() => readSettings(args)).toThrow(words);
  });

  it.each([
    { kind: 'osc', department: 'VID', host: 'a', port: 1, fired: '/cue' },
    { kind: 'osc', department: 'VID', host: 'a', port: 1, fire: '/cue/*/{number}' },
    { kind: 'eos', department: 'LX', host: 'a', port: 70_000 },
    { kind: 'eos', department: 'LX', host: 'a b' },
    { kind: 'eos', department: 'LX', host: 'a', prot: 1 },
  ])('are refused with the desk %j', (desk) => {
    expect(() => readSettings([...SERVER, '--config', file({ desks: [desk] })])).toThrow(
      SettingsError,
    );
  });
});
