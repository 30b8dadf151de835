import { liveUnderstudyKey } from '@standby/contracts';
import type { Understudy } from '@standby/live-room/client/ports/server-endpoint';
import type { SafeStorage } from '@standby/storage';
import * as v from 'valibot';

const understudySchema = v.object({
  origin: v.pipe(
    v.string(),
    v.check((text) => URL.canParse(text) && new URL(text).origin === text),
    v.regex(/^https?:/u),
  ),
  pass: v.pipe(v.string(), v.regex(/^[\w-]{1,4000}$/u)),
});

/**
 * Whether a page can open sockets to the standby server. A page of https cannot open plain ones.
 */
export const isReachableFrom = (pageOrigin: string, understudy: Understudy): boolean =>
  v.is(understudySchema, understudy) &&
  (understudy.origin.startsWith('https:') || !pageOrigin.startsWith('https:'));

/**
 * Standby server for the windows of one person, stored for a page that loads while the server is
 * gone.
 */
export interface UnderstudyMemory {
  readonly read: () => Understudy | undefined;
  readonly write: (understudy: Understudy) => void;
  readonly forget: () => void;
}

/** @param subject of the pass; the next person at this browser has another subject */
export function understudyMemory(storage: SafeStorage, subject: string): UnderstudyMemory {
  const key = liveUnderstudyKey(subject);
  return {
    read() {
      try {
        return v.parse(understudySchema, JSON.parse(storage.read(key) ?? ''));
      } catch {
        return undefined;
      }
    },
    write: (understudy) => storage.write(key, JSON.stringify(understudy)),
    forget: () => storage.erase(key),
  };
}
