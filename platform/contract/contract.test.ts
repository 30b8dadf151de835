import { describe, expect, it } from 'vitest';
import type { RemoteContract } from '@standby/contracts';
import { findUnannouncedBreaks } from './compare.ts';

const contract: RemoteContract = {
  name: 'mfe-live',
  version: '1.2.0',
  shellContract: '1.0.0',
  routes: [{ path: '/room/:roomId', parameters: ['roomId'] }],
  sends: ['standby:timer-running'],
  hears: ['standby:theme-change'],
  payloads: { 'standby:timer-running': { isRunning: 'boolean' } },
  kept: ['standby:timer-running'],
};

describe('findUnannouncedBreaks', () => {
  it.each<[string, Partial<RemoteContract>, string]>([
    ['a route that is gone', { routes: [] }, 'the route /room/:roomId is gone'],
    [
      'a parameter with another name',
      { routes: [{ path: '/room/:id', parameters: ['id'] }] },
      'the route /room/:roomId is gone',
    ],
    ['an event no longer sent', { sends: [] }, 'it no longer sends standby:timer-running'],
    ['an event no longer heard', { hears: [] }, 'it no longer hears standby:theme-change'],
    [
      'a field that an event no longer carries',
      { payloads: { 'standby:timer-running': {} } },
      'standby:timer-running no longer carries isRunning (boolean)',
    ],
    [
      'a field of another type',
      { payloads: { 'standby:timer-running': { isRunning: 'string' } } },
      'standby:timer-running no longer carries isRunning (boolean)',
    ],
    [
      'a field that it needs of an event that others send',
      {
        payloads: {
          'standby:timer-running': { isRunning: 'boolean' },
          'standby:theme-change': { theme: 'string' },
        },
      },
      'of standby:theme-change it now needs theme (string)',
    ],
    ['an event no longer kept', { kept: [] }, 'it no longer keeps standby:timer-running'],
    [
      'a heard event of which it needs the last one',
      { kept: ['standby:timer-running', 'standby:theme-change'] },
      'of standby:theme-change it now needs the last one, which its senders have to keep',
    ],
    [
      'another shell contract',
      { shellContract: '2.0.0' },
      'it needs shell contract 2.0.0 instead of 1.0.0',
    ],
  ])('names %s, unless a new major version announces it', (_what, change, words) => {
    expect(findUnannouncedBreaks(contract, { ...contract, ...change })).toEqual([words]);
    expect(findUnannouncedBreaks(contract, { ...contract, ...change, version: '1.3.0' })).toEqual([
      words,
    ]);
    expect(findUnannouncedBreaks(contract, { ...contract, ...change, version: '2.0.0' })).toEqual(
      [],
    );
  });

  it('lets a remote expose and send more', () => {
    const more = {
      ...contract,
      version: '1.3.0',
      routes: [...contract.routes, { path: '/room/:roomId/viewer', parameters: ['roomId'] }],
      sends: [...contract.sends, 'standby:theme-change'],
      payloads: { 'standby:timer-running': { isRunning: 'boolean', startedAt: 'string' } },
    };
    expect(findUnannouncedBreaks(contract, more)).toEqual([]);
  });
});
