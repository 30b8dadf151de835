import { stat } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { Plugin } from 'vite';

const POLL_MILLIS = 5;

async function isEmpty(file: string): Promise<boolean> {
  try {
    return (await stat(file)).size === 0;
  } catch {
    // Deleted in the meantime: the watcher reports that.
    return false;
  }
}

/**
 * Resolves when a file has content, or when the time is over.
 *
 * @param file absolute path
 */
export async function waitForContent(file: string, timeoutMillis = 1000): Promise<void> {
  const start = performance.now();
  while ((await isEmpty(file)) && performance.now() - start < timeoutMillis) {
    await delay(POLL_MILLIS);
  }
}

/**
 * Many editors save by truncating a file and writing it again. Vite's watcher reports the first of the
 * two changes and drops another within 50 ms, so that the page would get the empty module, and the
 * content only with the next edit. This holds back the update until the content is there.
 */
export function completeWritesPlugin(): Plugin {
  return {
    name: 'standby:complete-writes',
    apply: 'serve',
    hotUpdate: {
      order: 'pre',
      async handler({ type, file }) {
        if (type !== 'delete') await waitForContent(file);
      },
    },
  };
}
