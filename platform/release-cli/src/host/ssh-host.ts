import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { ReleaseError } from '../release-error.ts';
import type { Changes, Host } from './host.ts';
import { connectBySsh, type SshOptions } from './ssh-connection.ts';
import { parseSshTarget } from './ssh-target.ts';

/** Exit codes of the scripts, distinct from the codes of shells and of ssh. */
const NO_SUCH_FILE = 44;
const ALREADY_THERE = 45;
const CONDITION_FAILED = 46;

/** Scripts for the remote shell. `$1` is the target's folder in all of them. */
const READ = `cd "$1" 2>/dev/null && [ -f "$2" ] || exit ${NO_SUCH_FILE}; cat < "$2"`;

const READ_LAST = `
  cd "$1/$2" 2>/dev/null || exit ${NO_SUCH_FILE}
  LC_ALL=C; export LC_ALL; last=
  for file in *; do [ -f "$file" ] && last=$file; done
  [ -n "$last" ] || exit ${NO_SUCH_FILE}
  printf '%s\\n' "$last"; cat < "$last"`;

/**
 * A hard link fails if its name is taken, so one writer wins. The length check detects content that
 * a cut connection shortened.
 */
const CREATE = `
  set -e
  mkdir -p "$1/$2"; cd "$1/$2"
  trap 'rm -f "$4"' EXIT; trap 'exit 1' HUP INT PIPE TERM
  cat > "$4"
  [ "$(wc -c < "$4")" -eq "$5" ]
  ln "$4" "$3" 2>/dev/null || { [ -e "$3" ] && exit ${ALREADY_THERE}; ln "$4" "$3"; }`;

/** Prefix of the folder for incoming changes, beside the served files. */
const INCOMING = '.incoming-';
/** File in that folder that lists the paths in order, each after + or -. */
const ORDER = '.order';

/**
 * `$3` and `$4` are folder and file name of the condition, or empty. The script runs to its end
 * even if the connection is lost. It also removes abandoned folders of others, and ignores errors
 * if the others remove theirs at the same time.
 */
const APPLY = `
  set -e
  trap '' HUP INT PIPE TERM
  cd "$1"
  if [ -n "$3" ]; then
    LC_ALL=C; export LC_ALL; last=
    for file in "$3"/*; do last=\${file##*/}; done
    [ "$last" = "$4" ] || { rm -rf -- "$2"; exit ${CONDITION_FAILED}; }
  fi
  while IFS= read -r line; do
    path=\${line#?}
    case $line in
      -*) rm -f -- "$path" ;;
      *)
        folder=\${path%/*}
        [ "$folder" = "$path" ] || [ -d "$folder" ] || mkdir -p -- "$folder"
        mv -f -- "$2/$path" "$path" ;;
    esac
  done < "$2/${ORDER}"
  rm -rf -- "$2"
  find . -maxdepth 1 -name '${INCOMING}*' -mtime +1 -exec rm -rf {} + 2>/dev/null || :`;

async function withTemporaryFolder<Result>(
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'standby-release-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Writes the contents under their paths, and the file with their order. */
async function putFiles(folder: string, changes: Changes): Promise<void> {
  const order: string[] = [];
  for (const [path, content] of changes) {
    if (path.includes('\n'))
      throw new ReleaseError(`${JSON.stringify(path)}: a path cannot have a line break`);
    order.push(content === undefined ? `-${path}` : `+${path}`);
    if (content === undefined) continue;
    await mkdir(dirname(resolve(folder, path)), { recursive: true });
    await writeFile(resolve(folder, path), content);
  }
  await writeFile(resolve(folder, ORDER), `${order.join('\n')}\n`);
}

/**
 * Opens a folder of another machine through the `ssh` and `rsync` of this one. The other machine
 * needs a POSIX shell, rsync 3.2.3 or newer, and hard links in the folder.
 *
 * @param address `ssh://user@host:port/path`
 * @throws {ReleaseError} for an invalid address; its methods throw with the message of ssh, rsync
 *   or the host
 */
export function openSshHost(address: string, options: SshOptions = {}): Host {
  const target = parseSshTarget(address);
  const { runScript, runRsync, withRetries } = connectBySsh(target, options);

  const read: Host['read'] = (path) =>
    withRetries(async () => {
      const { code, stdout } = await runScript(READ, [path], { expected: [NO_SUCH_FILE] });
      return code === NO_SUCH_FILE ? undefined : stdout;
    });

  return {
    folder: target.root,
    read,
    readLast: (folder) =>
      withRetries(async () => {
        const { code, stdout } = await runScript(READ_LAST, [folder], {
          expected: [NO_SUCH_FILE],
        });
        if (code === NO_SUCH_FILE) return undefined;
        const end = stdout.indexOf('\n');
        return { name: stdout.subarray(0, end).toString(), content: stdout.subarray(end + 1) };
      }),
    async write(changes, condition) {
      if (changes.size === 0) return true;
      return withTemporaryFolder(async (local) => {
        await putFiles(local, changes);
        return withRetries(async () => {
          const incoming = INCOMING + randomUUID();
          await runRsync((remote) => [
            '--recursive',
            '--mkpath',
            // The host decides who may read new files.
            '--no-perms',
            '--chmod=ugo=rwX',
            `${local}/`,
            ...remote(incoming),
          ]);
          const { code } = await runScript(
            APPLY,
            [incoming, condition?.folder ?? '', condition?.last ?? ''],
            {
              expected: [CONDITION_FAILED],
            },
          );
          return code !== CONDITION_FAILED;
        });
      });
    },
    create: (path, content) =>
      withRetries(async (isRetry) => {
        // The earlier attempt may have created the file before the connection was lost.
        const existing = isRetry ? await read(path) : undefined;
        if (existing) return existing.equals(Buffer.from(content));
        const [folder, name] = [dirname(path), path.slice(path.lastIndexOf('/') + 1)];
        const args = [folder, name, `.${name}.${randomUUID()}`, String(Buffer.byteLength(content))];
        const { code } = await runScript(CREATE, args, {
          input: content,
          expected: [ALREADY_THERE],
        });
        return code !== ALREADY_THERE;
      }),
    withLocalCopy: (paths, work) =>
      withTemporaryFolder(async (local) => {
        await withRetries(() =>
          runRsync((remote) => [
            '--recursive',
            '--relative',
            '--ignore-missing-args',
            // rsync keeps the path after the dot in the copy.
            ...remote(...paths.map((path) => `./${path}`)),
            `${local}/`,
          ]),
        );
        return work(local);
      }),
  };
}
