import { expect, it } from 'vitest';
import { attemptAddresses, originalAddress } from './retry-address.ts';

const ENTRY = 'https://standby.example/remotes/venue/1.2.0-3f9c/remoteEntry.js?v=1';
const PART = 'https://standby.example/remotes/venue/1.2.0-3f9c/assets/Rooms-12345678.js';

it('leaves the addresses of the first attempt as they are listed', () => {
  const at = attemptAddresses(ENTRY, 0);
  expect([at(ENTRY), at(PART)]).toEqual([ENTRY, PART]);
});

it('spells the folder differently for each further attempt, starting at its end', () => {
  expect([1, 2, 3].map((attempt) => attemptAddresses(ENTRY, attempt)(PART))).toEqual([
    'https://standby.example/remotes/venue/1.2.0-3f9%63/assets/Rooms-12345678.js',
    'https://standby.example/remotes/venue/1.2.0-3f%39c/assets/Rooms-12345678.js',
    'https://standby.example/remotes/venue/1.2.0-3f%39%63/assets/Rooms-12345678.js',
  ]);
});

it('keeps the query of an entry, and resolves its imports to the same folder', () => {
  const at = attemptAddresses(ENTRY, 5);
  expect(at(ENTRY)).toMatch(/\/remoteEntry\.js\?v=1$/u);
  expect(new URL('./assets/Rooms-12345678.js', at(ENTRY)).href).toBe(at(PART));
});

it('has a distinct address of the same file for each of many attempts, which URL parsers keep', () => {
  const attempts = Array.from({ length: 500 }, (_, attempt) => attemptAddresses(ENTRY, attempt));
  const addresses = attempts.map((at) => at(PART));
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses.map((address) => new URL(address).href)).toEqual(addresses);
  expect(new Set(addresses.map(originalAddress))).toEqual(new Set([PART]));
});

it('keeps the spelling of the folder of all remotes for thirty attempts, because hosts set headers by it', () => {
  const entry = 'https://standby.example/remotes/venue/remoteEntry.js';
  for (let attempt = 1; attempt < 32; attempt += 1) {
    expect(attemptAddresses(entry, attempt)(entry)).toContain('/remotes/');
  }
});

it('keeps characters that are already encoded', () => {
  const entry = 'https://standby.example/caf%C3%A9/remoteEntry.js';
  expect(attemptAddresses(entry, 1)(entry)).toBe(
    'https://standby.example/ca%66%C3%A9/remoteEntry.js',
  );
});

it('adds a query to an entry without a folder, and leaves its other files alone', () => {
  const entry = 'http://localhost:4174/remoteEntry.js';
  const at = attemptAddresses(entry, 2);
  expect(at(entry)).toBe('http://localhost:4174/remoteEntry.js?retry=2');
  expect(at('http://localhost:4174/src/routes.tsx')).toBe('http://localhost:4174/src/routes.tsx');
});

it.each([
  ['/remotes/v%65nue/%31.0', '/remotes/venue/1.0'],
  ['/%41%5A%61%7a', '/AZaz'],
  // Decoding these characters would mean another file or path.
  ['/a%2Fb%2e%2525%40%5B%60%7B', '/a%2Fb%2e%2525%40%5B%60%7B'],
  ['/%2565', '/%2565'],
])('reads %s as %s', (address, original) => {
  expect(originalAddress(address)).toBe(original);
});
