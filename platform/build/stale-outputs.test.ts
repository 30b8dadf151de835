import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { removeStaleOutputs, type RunSummary } from './stale-outputs.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'standby-'));
});

afterEach(() => rmSync(root, { recursive: true }));

function write(...files: string[]): void {
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), '');
  }
}

const task = (
  taskId: string,
  status: string,
  outputs: string[],
  ...expandedOutputs: string[]
): RunSummary['tasks'][number] => ({
  taskId,
  directory: taskId.startsWith('//') ? '' : (taskId.split('#')[0] ?? ''),
  outputs,
  expandedOutputs,
  cache: { status },
});

const filesOf = (folder: string): string[] => readdirSync(join(root, folder)).toSorted();

it('leaves a build that was restored with its own files alone', () => {
  write('mfe-venue/dist/Rooms-1.js', 'mfe-venue/dist/Rooms-2.js', 'mfe-live/dist/Room-1.js');
  write('mfe-venue/.modules/dist.json', 'mfe-venue/.modules/dist-plugin.json');
  const outputs = ['dist/**', '.modules/dist.json'];
  const restored = ['mfe-venue/dist/Rooms-2.js', 'mfe-venue/.modules/dist.json'];
  const tasks = [
    task('mfe-venue#build', 'HIT', outputs, 'mfe-venue/dist', ...restored),
    task('mfe-live#build', 'MISS', outputs),
  ];
  removeStaleOutputs({ tasks }, root);
  expect(filesOf('mfe-venue/dist')).toEqual(['Rooms-2.js']);
  expect(filesOf('mfe-venue/.modules')).toEqual(['dist-plugin.json', 'dist.json']);
  expect(filesOf('mfe-live/dist')).toEqual(['Room-1.js']);
});

it('keeps prerendered files in the build of the shell', () => {
  const pages = ['shell/dist/.prerendered.json', 'shell/dist/prerendered-1.css'];
  write('shell/dist/index.html', 'shell/dist/old.js', ...pages);
  const build = task('shell#build', 'HIT', ['dist/**'], 'shell/dist/index.html');
  removeStaleOutputs({ tasks: [build] }, root);
  expect(filesOf('shell/dist')).toHaveLength(4);
  const prerender = task('//#prerender', 'HIT', ['shell/dist/.prerendered.json'], ...pages);
  removeStaleOutputs({ tasks: [build, prerender] }, root);
  expect(filesOf('shell/dist')).toEqual(['.prerendered.json', 'index.html', 'prerendered-1.css']);
});
