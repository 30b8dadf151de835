import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  addPersonPath,
  askPath,
  companyPath,
  importPeoplePath,
  doorPath,
  notesPath,
  reportsPath,
  roomPath,
  schedulePath,
  dailyCallPath,
  myCallsPath,
  showPath,
  viewerPath,
} from './paths';

const ORIGIN = 'https://standby.example';

/** Ids that attempt to lead to another address. */
const HOSTILE = [
  '//evil.example',
  '\\\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '../../evil.example',
  '..',
  '.',
  '%2e%2e%2f',
  '?next=//evil.example',
  '#//evil.example',
  '@evil.example',
  '\t//evil.example',
  '__proto__',
];

it.each([
  roomPath,
  viewerPath,
  askPath,
  showPath,
  companyPath,
  addPersonPath,
  importPeoplePath,
  schedulePath,
  doorPath,
  notesPath,
  reportsPath,
  dailyCallPath,
  myCallsPath,
])('%o leads nowhere but into the app', (path) => {
  const id = fc.oneof(
    fc.string({ unit: 'binary-ascii' }),
    fc.array(fc.constantFrom(...HOSTILE, '/', '\\', '.', ':', '\n')).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(id, (text) => {
      expect(path(text)).toMatch(
        /^\/(?:room|shows)\/[^/\\?#]*(?:\/viewer|\/ask|\/schedule(?:\/call)?|\/mine|\/reports|\/notes|\/door|\/company(?:\/add|\/import)?)?$/u,
      );
      expect(new URL(path(text), ORIGIN).origin).toBe(ORIGIN);
    }),
    { examples: HOSTILE.map((text) => [text]) },
  );
});
