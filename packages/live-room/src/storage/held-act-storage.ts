import type { KeyValueStorage } from '@standby/storage';
import * as v from 'valibot';
import { attempt } from '@standby/room-engine/storage/attempt';
import { decodeStoredEvent, encodeEvent, eventIdOf } from '@standby/room-engine/log/event';
import type { HeldAct, HeldActStore } from '../client/ports/held-act-store';
import { logLineSchema } from '../domain/state/log-line';
import { currentFormat } from '../domain/event-log/document-format';

const storedSchema = v.array(v.object({ event: v.unknown(), lines: v.array(logLineSchema) }));

function decode(text: string | null): HeldAct[] {
  const stored = v.safeParse(storedSchema, JSON.parse(text ?? '[]'));
  if (!stored.success) return [];
  return stored.output.flatMap(({ event, lines }) => {
    const decoded = decodeStoredEvent(event, currentFormat);
    return decoded ? { event: decoded, lines } : [];
  });
}

const encode = (acts: readonly HeldAct[]): string =>
  JSON.stringify(acts.map(({ event, lines }) => ({ event: encodeEvent(event), lines })));

const idsOf = (acts: readonly HeldAct[]): Set<string> =>
  new Set(acts.map(({ event }) => eventIdOf(event)));

/**
 * Keeps held acts under one key that all windows of a room share. The window whose person decides
 * first takes them.
 *
 * @param storage opened at each use, since a browser may refuse it at any time
 */
export function createHeldActStore(key: string, storage: () => KeyValueStorage): HeldActStore {
  /** Ids of acts that the browser did not store; the acts last until the window closes. */
  const unsaved = new Set<string>();

  function read(opened: KeyValueStorage): HeldAct[] {
    try {
      return decode(opened.getItem(key));
    } catch {
      return [];
    }
  }

  function write(opened: KeyValueStorage, acts: readonly HeldAct[]): void {
    if (acts.length > 0) opened.setItem(key, encode(acts));
    else opened.removeItem(key);
  }

  return {
    load: () => attempt(storage, read) ?? [],
    add(acts) {
      const isSaved = attempt(storage, (opened) => {
        write(opened, [...read(opened), ...acts]);
        return true;
      });
      if (!isSaved) for (const id of idsOf(acts)) unsaved.add(id);
    },
    take(acts) {
      const ids = idsOf(acts);
      const stored = attempt(storage, (opened) => {
        const all = read(opened);
        write(
          opened,
          all.filter(({ event }) => !ids.has(eventIdOf(event))),
        );
        return idsOf(all);
      });
      return acts.filter(({ event }) => {
        const id = eventIdOf(event);
        return !stored || stored.has(id) || unsaved.has(id);
      });
    },
  };
}
