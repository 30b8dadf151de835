import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { unusedPort } from '@standby/hosting/port';

/** Absolute paths of sshd, because sshd restarts itself by its path. */
const SSHD_FILES = ['/usr/sbin/sshd', '/usr/local/sbin/sshd', '/opt/homebrew/sbin/sshd'];
const PROGRAMS = ['ssh', 'ssh-keygen', 'rsync'];
const PACKAGES = ['openssh-server', 'openssh-client', 'rsync'];

const succeeds = (command: string, ...args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0;

const findSshd = (): string | undefined =>
  PROGRAMS.every((program) => succeeds('which', program))
    ? SSHD_FILES.find((file) => existsSync(file))
    : undefined;

function installFromDebian(): void {
  if (process.getuid?.() !== 0 || !succeeds('which', 'apt-get')) return;
  // The package would start a server for the whole machine. No service starts in this run level.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const options = { stdio: 'ignore', env } as const;
  spawnSync('apt-get', ['update', '-qq'], options);
  const patiently = ['-o', 'DPkg::Lock::Timeout=300'];
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...PACKAGES];
  spawnSync('apt-get', [...patiently, ...install], options);
}

/**
 * Returns the path of sshd if ssh and rsync also exist. On CI, missing programs are installed.
 *
 * @returns undefined without sshd; the tests then report it
 * @throws {Error} on CI, with instructions
 */
export function ensureSshd(isStrict: boolean): string | undefined {
  if (isStrict && findSshd() === undefined) installFromDebian();
  const found = findSshd();
  if (found === undefined && isStrict) {
    throw new Error(
      'The tests of releases over ssh need sshd, ssh and rsync, and they could not be installed ' +
        `(Debian: apt-get install ${PACKAGES.join(' ')}).`,
    );
  }
  return found;
}

export interface SshServer {
  readonly port: number;
  /** Configuration file for ssh, with a key that the server accepts and the server's own key. */
  readonly configFile: string;
  /** Returns the address of a folder of this machine on a port, by default the server's. */
  readonly address: (folder: string, port?: number) => string;
  readonly stop: () => Promise<void>;
}

function makeKey(file: string): void {
  if (!succeeds('ssh-keygen', '-q', '-t', 'ed25519', '-N', '', '-f', file)) {
    throw new Error(`ssh-keygen made no ${file}`);
  }
}

/**
 * Starts OpenSSH's server on a loopback port, for the user who runs the tests and with its own key.
 */
export async function startSshServer(sshd: string): Promise<SshServer> {
  const folder = await mkdtemp(join(tmpdir(), 'standby-sshd-'));
  const file = (name: string): string => join(folder, name);
  const port = await unusedPort();
  makeKey(file('host_key'));
  makeKey(file('key'));
  await copyFile(file('key.pub'), file('authorized_keys'));
  await chmod(file('authorized_keys'), 0o600);
  const serverOptions = [
    `ListenAddress 127.0.0.1:${port}`,
    `HostKey ${file('host_key')}`,
    `AuthorizedKeysFile ${file('authorized_keys')}`,
    'PidFile none',
    'UsePAM no',
    'StrictModes no',
    'PasswordAuthentication no',
    'KbdInteractiveAuthentication no',
    'PermitRootLogin prohibit-password',
    'MaxSessions 100',
    // Another home folder skips the start-up files of the user's shell.
    `SetEnv HOME=${folder}`,
  ];
  await writeFile(file('sshd_config'), `${serverOptions.join('\n')}\n`);
  const clientOptions = [
    `IdentityFile ${file('key')}`,
    'IdentitiesOnly yes',
    `UserKnownHostsFile ${file('known_hosts')}`,
    'StrictHostKeyChecking accept-new',
    // The ports of proxies lead to the same host.
    'HostKeyAlias standby',
    'LogLevel ERROR',
    // All commands on a port share one handshake, which takes most of a command's processor time.
    'ControlMaster auto',
    `ControlPath ${file('%C')}`,
    'ControlPersist 10',
  ];
  await writeFile(file('ssh_config'), `${clientOptions.join('\n')}\n`);
  // sshd as root drops its privileges in this folder, which Debian creates when the service starts.
  if (process.getuid?.() === 0) await mkdir('/run/sshd', { recursive: true, mode: 0o755 });
  const server = spawn(sshd, ['-D', '-e', '-f', file('sshd_config')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<void>((done) => {
    server.on('close', () => done());
  });
  let said = '';
  await new Promise<void>((listening, reject) => {
    server.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('Server listening')) listening();
    });
    server.on('close', () => reject(new Error(`sshd did not start: ${said}`)));
  });
  return {
    port,
    configFile: file('ssh_config'),
    address: (target, onPort = port) =>
      `ssh://${encodeURIComponent(userInfo().username)}@127.0.0.1:${onPort}${encodeURI(target)}`,
    async stop() {
      const words = ['-F', file('ssh_config'), '-p', String(port), '-O', 'exit', '127.0.0.1'];
      succeeds('ssh', ...words);
      server.kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
