import { expect, it } from 'vitest';
import { serverPartRefusal } from './server-part.ts';

it.each([
  ['1.2.0', '1.2.0'],
  ['1.2.4', '1.2.0'],
  ['1.2.0', '1.3.0'],
  ['0.2.1', '0.2.3'],
])('screens of %s run with the server part %s', (serverPart, running) => {
  const release = { version: serverPart, serverPart };
  expect(serverPartRefusal('tickets', release, { tickets: running })).toBeUndefined();
});

it('screens without a server part run with every server', () => {
  expect(serverPartRefusal('tickets', { version: '1.0.0' }, {})).toBeUndefined();
});

it.each([
  ['1.3.0', '1.2.9'],
  ['2.0.0', '1.9.0'],
  ['1.2.0', '2.0.0'],
  ['0.2.0', '0.3.0'],
  ['0.2.2', '0.2.1'],
])('screens of %s are refused with the server part %s, in a text with both', (needed, running) => {
  const release = { version: needed, serverPart: needed };
  expect(serverPartRefusal('tickets', release, { tickets: running })).toBe(
    `tickets ${needed} needs its server part ${needed}, and this server has ${running}. Update the server part and start the server again, or roll tickets back.`,
  );
});

it('screens are refused if the server lacks their server part', () => {
  const release = { version: '1.0.0', serverPart: '1.0.0' };
  expect(serverPartRefusal('tickets', release, { venue: '1.0.0' })).toContain(
    'this server has none of tickets. Name its file in STANDBY_FEATURES',
  );
});
