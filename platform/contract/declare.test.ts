import { defineEvent } from '@standby/contracts';
import { expect, it } from 'vitest';
import { eventContractOf } from './declare.ts';

const seatSold = defineEvent('tickets:seat-sold', { seat: 'string' });

it('names events of the product and of other repositories, with their payloads', () => {
  const declared = {
    defines: { seatSold },
    sends: ['seatSold', 'timerRunning'],
    hears: ['themeChange'],
  };
  expect(eventContractOf(declared)).toEqual({
    sends: ['tickets:seat-sold', 'standby:timer-running'],
    hears: ['standby:theme-change'],
    payloads: {
      'tickets:seat-sold': { seat: 'string' },
      'standby:timer-running': { isRunning: 'boolean' },
    },
  });
});

it('lists kept events, sent and heard', () => {
  const doorsOpen = defineEvent('foyer:doors-open', {}, { isKept: true });
  const declared = { defines: { seatSold, doorsOpen }, sends: ['seatSold'], hears: ['doorsOpen'] };
  expect(eventContractOf(declared)).toMatchObject({ kept: ['foyer:doors-open'] });
});

it('refuses an event that is defined nowhere', () => {
  expect(() => eventContractOf({ sends: ['seatSold'], hears: [] })).toThrow('no event "seatSold"');
});
