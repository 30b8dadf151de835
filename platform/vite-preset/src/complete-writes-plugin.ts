import { stat } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { Plugin } from 'vite';

const POLL_MILLIS = 5;

async function isEmpty(file: string): Promise<boolean> {
  try {
    return (await stat(file)).size === 0;
  } catch {
    // The file was deleted meanwhile; the watcher reports that.
    return false;
  }
}

/**
 * Resolves when a file has content, or after the timeout.
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
 * Creates a plugin that delays updates until a file has content. Many editors save by truncating a
 * file and writing it again. Vite's watcher reports the first change and drops another within 50
 * ms. The page would get the empty module, and the content only with the next edit.
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
