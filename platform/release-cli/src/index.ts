export {
  parseCommandLine,
  runCommandLine,
  USAGE,
  type Command,
  type CommandLine,
} from './command-line.ts';
export { describeUnits } from './describe.ts';
export type { ShellContract, Stamp } from './history.ts';
export { openFolderHost } from './host/folder-host.ts';
export type { Changes, Condition, Host } from './host/host.ts';
export { openHost } from './host/open-host.ts';
export { openSshHost } from './host/ssh-host.ts';
export { ReleaseError } from './release-error.ts';
export {
  openReleases,
  type ReleaseOptions,
  type Releases,
  type ReleasesOptions,
  type Sources,
  type Unit,
} from './releases.ts';
export type { RegistryDocument, ReleaseState } from './state.ts';
export type { ShellBuild } from './uploads.ts';
export { currentCommit, currentStamp, uncommittedChanges } from './working-tree.ts';
