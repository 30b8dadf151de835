import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FILE_MAX_BYTES } from '../table';
import { fixtureBytes } from '../testing/fixtures';
import { InPageWorker } from '../testing/in-page-worker';
import {
  LOAD_MAX_MILLIS,
  READ_MAX_MILLIS,
  readInWorker,
  TYPING_PAUSE_MILLIS,
} from './read-table-file';

/** A worker that never answers, like one that parses without end. */
class SilentWorker extends EventTarget {
  static readonly opened: SilentWorker[] = [];
  readonly postMessage = vi.fn();
  readonly terminate = vi.fn();

  constructor() {
    super();
    SilentWorker.opened.push(this);
  }

  say(data: object): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

/** Opens a silent worker for typed rows. */
async function readSilently() {
  vi.stubGlobal('Worker', SilentWorker);
  vi.useFakeTimers();
  const reading = readInWorker('Cue\nLX 1', 'cues');
  await vi.advanceTimersByTimeAsync(TYPING_PAUSE_MILLIS);
  const [worker] = SilentWorker.opened;
  if (!worker) throw new Error('No worker was opened.');
  return { reading, worker };
}

beforeEach(() => {
  SilentWorker.opened.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

it('reads a file', async () => {
  vi.stubGlobal('Worker', InPageWorker);
  const file = new Blob([new Uint8Array(fixtureBytes('hidden-rows.xlsx'))]);
  expect((await readInWorker(file, 'cues').file).sheets[0]?.rows).toHaveLength(7);
});

it('rejects an unreadable file with a message', async () => {
  vi.stubGlobal('Worker', InPageWorker);
  await expect(readInWorker(new Blob(['{"a": 1}']), 'people').file).rejects.toThrow(
    'This is a JSON file, not a table of people.',
  );
  const large = new Blob([new Uint8Array(FILE_MAX_BYTES + 1)]);
  await expect(readInWorker(large, 'people').file).rejects.toThrow('The file is over 10 MB');
});

it.each([
  ['whose code does not load', LOAD_MAX_MILLIS, undefined],
  ['that reads for too long', READ_MAX_MILLIS, { isLoaded: true }],
])('ends a worker %s', async (_, millis, message) => {
  const { reading, worker } = await readSilently();
  const failed = expect(reading.file).rejects.toThrow(
    'This file takes too long to read. Save only the cues.',
  );
  if (message) worker.say(message);
  await vi.advanceTimersByTimeAsync(millis);
  await failed;
  expect(worker.terminate).toHaveBeenCalled();
});

it('ends the worker of an abandoned reading', async () => {
  const { reading, worker } = await readSilently();
  reading.stop();
  expect(worker.terminate).toHaveBeenCalled();
});

it('opens no worker for rows while they are typed', async () => {
  vi.stubGlobal('Worker', SilentWorker);
  vi.useFakeTimers();
  readInWorker('Cue\nLX', 'cues').stop();
  await vi.advanceTimersByTimeAsync(TYPING_PAUSE_MILLIS);
  expect(SilentWorker.opened).toEqual([]);
});

it('fails with a message where the script does not load, and ignores messages of libraries', async () => {
  const { reading, worker } = await readSilently();
  const failed = expect(reading.file).rejects.toThrow(
    'The file could not be read. Choose it again.',
  );
  worker.say({ action: 'ready' });
  worker.dispatchEvent(new Event('error'));
  await failed;
});
