// The first command on a fresh machine. It is plain Node, because nothing is installed yet.
// Usage: node platform/bootstrap.mjs start|connected|bridge|test
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const { packageManager, engines } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'));

const [major, minor] = process.versions.node.split('.').map(Number);
if (!(major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19))) {
  console.error(`Standby needs Node ${engines.node}; this is ${process.version}.`);
  process.exit(1);
}

/** Runs a command to its end and resolves to its exit code. Ctrl-C reaches the child directly. */
function run(command, args) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    const ignore = () => {};
    process.on('SIGINT', ignore);
    // A service manager signals only this process, and a server needs an orderly shutdown.
    const forward = () => child.kill('SIGTERM');
    process.on('SIGTERM', forward);
    child.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      done(1);
    });
    child.on('exit', (code, signal) => {
      process.off('SIGINT', ignore);
      process.off('SIGTERM', forward);
      done(code ?? (signal === 'SIGINT' ? 130 : 1));
    });
  });
}

async function orExit(command, args) {
  const code = await run(command, args);
  if (code !== 0) process.exit(code);
}

const start = performance.now();
// Runs the exact pnpm of package.json; npm fetches it if it is missing.
await orExit('npx', ['--yes', packageManager, 'install', '--frozen-lockfile', '--prefer-offline']);

const tsx = resolve(root, 'node_modules/tsx/dist/cli.mjs');
if (process.argv[2] === 'test') {
  // The summary at the end shows this as a row.
  process.env.STANDBY_INSTALL_SECONDS = String((performance.now() - start) / 1000);
  process.exit(
    await run(process.execPath, [tsx, 'platform/test/main.ts', ...process.argv.slice(3)]),
  );
}
if (process.argv[2] === 'bridge') {
  process.exit(await run(process.execPath, [tsx, 'bridge/src/main.ts', ...process.argv.slice(3)]));
}
if (process.argv[2] === 'connected') {
  const rest = process.argv.slice(3);
  // Subcommands, such as backups, do not need the pages.
  const build = rest.length === 0 ? [tsx, 'platform/build/build.ts'] : ['server/build.mjs'];
  await orExit(process.execPath, build);
  process.exit(await run(process.execPath, ['server/dist/main.js', ...rest]));
}
await orExit(process.execPath, [tsx, 'platform/build/build.ts']);
process.exit(await run(process.execPath, [tsx, 'platform/build/serve.ts']));
