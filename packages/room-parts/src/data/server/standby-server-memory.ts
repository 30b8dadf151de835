import { liveStandbyServerKey } from '@standby/contracts';
import type { StandbyServer } from '@standby/room-engine/protocol/server-endpoint';
import type { SafeStorage } from '@standby/storage';
import * as v from 'valibot';

const standbyServerSchema = v.object({
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
export const isReachableFrom = (pageOrigin: string, standbyServer: StandbyServer): boolean =>
  v.is(standbyServerSchema, standbyServer) &&
  (standbyServer.origin.startsWith('https:') || !pageOrigin.startsWith('https:'));

/**
 * Standby server for the windows of one person, stored for a page that loads while the server is
 * gone.
 */
export interface StandbyServerMemory {
  readonly read: () => StandbyServer | undefined;
  readonly write: (standbyServer: StandbyServer) => void;
  readonly forget: () => void;
}

/** @param subject of the pass; the next person at this browser has another subject */
export function standbyServerMemory(storage: SafeStorage, subject: string): StandbyServerMemory {
  const key = liveStandbyServerKey(subject);
  return {
    read() {
      try {
        return v.parse(standbyServerSchema, JSON.parse(storage.read(key) ?? ''));
      } catch {
        return undefined;
      }
    },
    write: (standbyServer) => storage.write(key, JSON.stringify(standbyServer)),
    forget: () => storage.erase(key),
  };
}
