import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { DatabaseError } from '../database/database.ts';

/** User id of the user without rights on Debian and most other systems. */
const NOBODY = 65_534;

/** The user for Postgres's programs, which refuse to run as root. */
export interface ProgramUser {
  /** Command that starts Postgres, such as `unshare`, with its options; empty if not needed. */
  readonly prefix: readonly string[];
  /** User and group of Postgres; empty for the user and group of this process. */
  readonly ids: { readonly uid?: number; readonly gid?: number };
}

const SAME: ProgramUser = { prefix: [], ids: {} };

interface Ids {
  readonly uid: number;
  readonly gid: number;
}

/** Returns a user without rights. The user needs a name, because `initdb` looks it up. */
function unprivilegedIds(): Ids {
  const lines = existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8').split('\n') : [];
  const users = lines.map((line) => line.split(':'));
  const found = ['postgres', 'nobody'].flatMap((name) => users.filter(([user]) => user === name));
  const [, , uid = NOBODY, gid = NOBODY] = found[0] ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

/**
 * Returns the command for root under another name. Its files belong to root, and it can enter every folder that root can
 * enter. Some containers refuse it.
 */
function userNamespace({ uid, gid }: Ids): readonly string[] | undefined {
  const prefix = ['unshare', '--user', `--map-user=${uid}`, `--map-group=${gid}`];
  const [command = '', ...options] = prefix;
  const { status } = spawnSync(command, [...options, 'true'], { stdio: 'ignore' });
  return status === 0 ? prefix : undefined;
}

function ownAll(path: string, { uid, gid }: Ids): void {
  const stats = lstatSync(path);
  chownSync(path, uid, gid);
  if (!stats.isDirectory()) return;
  for (const name of readdirSync(path)) ownAll(resolve(path, name), { uid, gid });
}

/** Whether a user can enter a folder through all folders above it. */
function canEnter(folder: string, { uid, gid }: Ids): boolean {
  const { status } = spawnSync('test', ['-x', folder], { uid, gid, stdio: 'ignore' });
  return status === 0;
}

/** @throws {DatabaseError} if the other user cannot reach the programs or the folder */
function otherUser(ids: Ids, folder: string, programs: string): ProgramUser {
  // The folder belongs to Standby. Other users may pass through it, but not list it.
  chmodSync(folder, 0o711);
  const closed = [folder, programs].find((each) => !canEnter(each, ids));
  if (closed !== undefined) {
    throw new DatabaseError(
      `Postgres does not run as root, this system refuses user namespaces, and the user ${ids.uid} cannot enter ${closed}. Start Standby as another user, or let everyone pass through the folders above (chmod o+x).`,
    );
  }
  return { prefix: [], ids };
}

interface ProgramUserOptions {
  /** Folder that has, or will have, the cluster. */
  readonly folder: string;
  /** Folder of the cluster itself. */
  readonly data: string;
  readonly programs: string;
  /** Whether user namespaces may be used. */
  readonly mayUnshare?: boolean;
}

/**
 * Chooses the user of Postgres. If this process runs as root, Postgres runs as root in a user namespace. If the system
 * refuses that, Postgres runs as another user, who then owns the files.
 *
 * @throws {DatabaseError} if neither works
 */
export function chooseProgramUser({
  folder,
  data,
  programs,
  mayUnshare = true,
}: ProgramUserOptions): ProgramUser {
  if (process.getuid?.() !== 0) return SAME;
  const owner = existsSync(data) ? lstatSync(data) : undefined;
  if (owner && owner.uid !== 0)
    return otherUser({ uid: owner.uid, gid: owner.gid }, folder, programs);
  const ids = unprivilegedIds();
  const prefix = mayUnshare ? userNamespace(ids) : undefined;
  if (prefix) return { prefix, ids: {} };
  const user = otherUser(ids, folder, programs);
  if (owner) ownAll(data, ids);
  return user;
}

/** Gives a new file or folder to the user who runs Postgres. */
export function give(path: string, { ids: { uid, gid } }: ProgramUser): void {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
}
