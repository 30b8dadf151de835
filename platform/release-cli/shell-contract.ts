import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ShellContract } from './src/history.ts';
import { SHELL_CONTRACT } from '@standby/contracts';
import { events } from '../../shell/src/events.ts';
import { ROOT } from '@standby/hosting/root';
import { sharedVersions } from '../vite-preset/src/shared-libraries.ts';
import { exportsOf } from '../vite-preset/src/container/exports-of.ts';
import { eventContractOf } from '../contract/declare.ts';

/** Contract of the shell in this workspace's sources. */
export function readShellContract(): ShellContract {
  const { version } = JSON.parse(readFileSync(resolve(ROOT, 'shell/package.json'), 'utf8')) as {
    version: string;
  };
  const designSystem = exportsOf('@standby/shared-ui', resolve(ROOT, 'shell'));
  const libraries = sharedVersions(resolve(ROOT, 'shell'));
  const shellContract = SHELL_CONTRACT;
  return { version, shellContract, designSystem, libraries, ...eventContractOf(events) };
}
