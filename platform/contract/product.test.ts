import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { CONTRACT_FILE, remoteNames, remotes } from '@standby/federation-config';
import type { RemoteContract } from '@standby/contracts';
import { findObstacles } from '../release-cli/src/gate.ts';
import { deploy } from '../release-cli/src/history.ts';
import { EMPTY_STATE, withRemote, withShell } from '../release-cli/src/state.ts';
import { ROOT } from '@standby/hosting/root';
import { readShellContract } from '../release-cli/shell-contract.ts';

const stamp = { at: '2026-11-22T05:00:00.000Z', by: 'Avery Brooks' };

it('the shell and all remotes of this workspace can be released together', () => {
  const contract = readShellContract();
  expect(contract.hears).toContain('standby:timer-running');
  const shell = withShell(EMPTY_STATE, (history) =>
    deploy(history, { id: 's1', version: contract.version, contract }, stamp),
  );
  const product = remoteNames.reduce((state, name) => {
    const file = resolve(ROOT, remotes[name].package, CONTRACT_FILE);
    const contract = JSON.parse(readFileSync(file, 'utf8')) as RemoteContract;
    const release = { id: 'v1', version: contract.version, contract, integrity: '', preloads: {} };
    return withRemote(state, name, (history) => deploy(history, release, stamp));
  }, shell);
  expect(findObstacles(EMPTY_STATE, product, ['shell', ...remoteNames])).toEqual([]);
  const { live: _gone, ...others } = product.remotes;
  expect(findObstacles(EMPTY_STATE, { ...product, remotes: others }, ['shell'])).toEqual([
    'shell s1 hears standby:timer-running; no unit sends it',
  ]);
});
