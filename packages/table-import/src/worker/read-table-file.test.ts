import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FILE_MAX_BYTES } from '../table';
import { fixtureBytes } from '../testing/fixtures';
import { InPageWorker } from '../testing/in-page-worker';
import { READ_MAX_MILLIS, readInWorker } from './read-table-file';

/** A worker that never answers, as one that parses without end. */
class SilentWorker extends EventTarget {
  static readonly opened: SilentWorker[] = [];
  readonly postMessage = vi.fn();
  readonly terminate = vi.fn();

  constructor() {
    super();
    SilentWorker.opened.push(this);
  }
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

it('says what is wrong with a file', async () => {
  vi.stubGlobal('Worker', InPageWorker);
  await expect(readInWorker(new Blob(['{"a": 1}']), 'people').file).rejects.toThrow(
    'This is a JSON file, not a table of people.',
  );
  const large = new Blob([new Uint8Array(FILE_MAX_BYTES + 1)]);
  await expect(readInWorker(large, 'people').file).rejects.toThrow('The file is over 10 MB');
});

it('ends the worker after the limit of time', async () => {
  vi.stubGlobal('Worker', SilentWorker);
  vi.useFakeTimers();
  const reading = expect(readInWorker('Cue\nLX 1', 'cues').file).rejects.toThrow(
    'This file takes too long to read. Save the cues alone.',
  );
  await vi.advanceTimersByTimeAsync(READ_MAX_MILLIS);
  await reading;
  expect(SilentWorker.opened[0]?.terminate).toHaveBeenCalled();
});

it('ends the worker of a reading that is given up', async () => {
  vi.stubGlobal('Worker', SilentWorker);
  vi.useFakeTimers();
  const reading = readInWorker('Cue\nLX 1', 'cues');
  await vi.advanceTimersByTimeAsync(0);
  reading.stop();
  expect(SilentWorker.opened[0]?.terminate).toHaveBeenCalled();
});

it('fails with a message where the script of the worker does not load, and does not mind other messages', async () => {
  vi.stubGlobal('Worker', SilentWorker);
  const reading = readInWorker('Cue\nLX 1', 'cues');
  const [worker] = SilentWorker.opened;
  worker?.dispatchEvent(new MessageEvent('message', { data: { action: 'ready' } }));
  worker?.dispatchEvent(new Event('error'));
  await expect(reading.file).rejects.toThrow('The file could not be read. Choose it again.');
});
