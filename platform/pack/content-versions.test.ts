import { satisfies, valid } from 'semver';
import { expect, it } from 'vitest';
import { contentVersions } from './content-versions.ts';

const make = (
  name: string,
  content: string,
  dependencies: Readonly<Record<string, string>> = {},
) => ({
  manifest: { name, version: '0.1.4', exports: {}, dependencies },
  files: new Map([['dist/index.js', content]]),
});

const versionsOf = (contracts: string, sharedUi: string) =>
  contentVersions([
    make('@standby/contracts', contracts),
    make('@standby/shared-ui', sharedUi, { '@standby/contracts': 'workspace:*', react: '^19.0.0' }),
    make('@standby/lint', 'rules'),
  ]);

it('gives the same content the same version', () => {
  expect(versionsOf('one', 'two')).toEqual(versionsOf('one', 'two'));
});

it('changes the version with each change of the content, and the versions of dependent packages', () => {
  const [before, ofContracts, ofDesign] = [
    versionsOf('one', 'two'),
    versionsOf('changed', 'two'),
    versionsOf('one', 'changed'),
  ];
  const changed = (after: typeof before) =>
    Object.keys(after).filter((name) => after[name] !== before[name]);
  expect(changed(ofContracts)).toEqual(['@standby/contracts', '@standby/shared-ui']);
  expect(changed(ofDesign)).toEqual(['@standby/shared-ui']);
});

it('makes versions that fit the shell of the same sources', () => {
  for (const version of Object.values(versionsOf('one', 'two'))) {
    expect(valid(version)).toBe(version);
    expect(satisfies('0.1.4', `^${version}`)).toBe(true);
  }
});
