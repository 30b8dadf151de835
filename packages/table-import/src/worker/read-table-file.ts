import type { TableNoun } from '../file/read-file';
import type { Encoding, TableFile } from '../table/sheet';
import type { CodeLoaded, ReadAnswer, ReadRequest } from './messages';
import { openWorker } from './open-worker';
// oxlint-disable-next-line import/default -- Vite makes the address of the script.
import workerAddress from './table-worker?worker&url';

/** Milliseconds that a file may take: a workbook at the limits takes two seconds on a slow machine. */
export const READ_MAX_MILLIS = 15_000;
/** Milliseconds that the code of the worker may take to load. */
export const LOAD_MAX_MILLIS = 60_000;

/** Milliseconds without a further key until typed rows are read. */
export const TYPING_PAUSE_MILLIS = 150;

const UNREADABLE = 'The file could not be read. Choose it again.';

/** A reading that can be abandoned, for example when a person chooses another file meanwhile. */
export interface Reading {
  /** Rejects with an error whose message is for a person; stays pending after `stop`. */
  readonly file: Promise<TableFile>;
  readonly stop: () => void;
}

function ask(request: ReadRequest, onWorker: (worker: Worker) => void) {
  return new Promise<TableFile>((resolve, reject) => {
    const worker = openWorker(workerAddress);
    onWorker(worker);
    let timeout: ReturnType<typeof setTimeout> | undefined;
    const settle = (settled: () => void) => {
      clearTimeout(timeout);
      worker.terminate();
      settled();
    };
    const limit = (millis: number) => {
      clearTimeout(timeout);
      timeout = setTimeout(() => {
        const text = `This file takes too long to read. Save only the ${request.noun}.`;
        settle(() => reject(new Error(text)));
      }, millis);
    };
    limit(LOAD_MAX_MILLIS);
    worker.addEventListener('message', ({ data }: MessageEvent<CodeLoaded | ReadAnswer>) => {
      // The library that reads PDF files sends messages of its own.
      if ('isLoaded' in data) limit(READ_MAX_MILLIS);
      else if ('file' in data) settle(() => resolve(data.file));
      else if ('problem' in data) settle(() => reject(new Error(data.problem ?? UNREADABLE)));
    });
    // The worker's script did not load, or it ran out of memory.
    worker.addEventListener('error', () => settle(() => reject(new Error(UNREADABLE))));
    // Unlike a window, a worker takes no target origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    worker.postMessage(request);
  });
}

/**
 * Reads the tables of a file, or pasted rows, in a worker that is ended when it takes too long.
 *
 * @param encoding encoding that a person chose for a text that does not state its own
 */
export function readInWorker(source: Blob | string, noun: TableNoun, encoding?: Encoding): Reading {
  let worker: Worker | undefined;
  let isStopped = false;
  const hold = (opened: Worker) => {
    worker = opened;
    if (isStopped) opened.terminate();
  };
  async function read(): Promise<TableFile> {
    if (typeof source === 'string') {
      await new Promise((resolve) => {
        setTimeout(resolve, TYPING_PAUSE_MILLIS);
      });
      // The next key was pressed meanwhile.
      if (isStopped) return new Promise<never>(() => undefined);
    }
    return ask({ content: source, noun, encoding }, hold);
  }
  return {
    file: read(),
    stop() {
      isStopped = true;
      worker?.terminate();
    },
  };
}
