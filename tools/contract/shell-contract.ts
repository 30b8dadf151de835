import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { SHELL_CONTRACT } from '../../shared-ui/contracts/remote-contract.ts';
import { ROOT } from '../root.ts';
import { exportsOf } from '../vite/container/exports-of.ts';

/** What the shell offers to remotes. */
export interface ShellContract {
  readonly version: string;
  /** The version of its promises, {@link SHELL_CONTRACT}. */
  readonly shellContract: string;
  /** Names that remotes may import from `shared-ui`, of which the page has the shell's instance. */
  readonly designSystem: readonly string[];
}

/** Of the sources of this workspace. */
export function readShellContract(): ShellContract {
  const { version } = JSON.parse(readFileSync(resolve(ROOT, 'shell/package.json'), 'utf8')) as {
    version: string;
  };
  const designSystem = exportsOf('@standby/shared-ui', resolve(ROOT, 'shell'));
  return { version, shellContract: SHELL_CONTRACT, designSystem };
}
