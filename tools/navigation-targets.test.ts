import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { remoteNames, remotes } from '@standby/federation-config';
import { ROOT } from './composition.ts';

const SOURCES = [
  'shell/src',
  'shared-ui/src',
  'shared-collections/src',
  ...remoteNames.map((name) => join(remotes[name].package, 'src')),
];

/** Code that leads somewhere, up to what says where. */
const NAVIGATION =
  /(?:\bnavigate\(|<Navigate to=\{?|window\.open\(|location\.(?:assign|replace)\(|\.location = |location\.href = |(?:push|replace)State\()\s*([^\n]*)/gu;

/** Paths of the contract or made by its builders, steps in the history, and the page's own address. */
const TARGETS = [
  /^(?:paths|accountPaths)\.\w+/u,
  /^(?:roomPath|viewerPath|askPath|typedCodePath)\(/u,
  // Checked by the contract: never another origin.
  /^returnPath\(/u,
  /^signInPath\(\{ pathname: accountPaths\.\w+, search: '', hash: '' \}\)/u,
  /^signInPath\(location\)/u,
  /^signInStep\((?:paths\.\w+|pathOf\[nextStep\]), search\)/u,
  /^-1\)/u,
  /^delta\)/u,
  // The page's own address, without the hash that opened a dialog.
  /^pathname \+ search, \{ replace: true \}\)/u,
  // The token that the address had, checked by its form.
  /^window\.history\.state, '', `#\$\{token\}`\)/u,
  // The overrides' part is taken out of the address.
  /^window\.history\.state, '', url\)/u,
];

it('every navigation in code leads to a path of the contract, never to what somebody wrote into an address, a form or the storage', () => {
  const found = SOURCES.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/u.test(file) && !file.startsWith('testing/'))
      .flatMap((file) => {
        const code = readFileSync(join(ROOT, folder, file), 'utf8');
        return [...code.matchAll(NAVIGATION)].map(([, target = '']) => ({
          file: join(folder, file),
          target,
        }));
      }),
  );
  expect(found.length).toBeGreaterThan(10);
  expect(found.filter(({ target }) => !TARGETS.some((known) => known.test(target)))).toEqual([]);
});
