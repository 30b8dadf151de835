import type { KeyValueStorage } from '@standby/storage';
import * as v from 'valibot';
import {
  decodeStoredEvent,
  encodeEvent,
  type EventFormat,
  eventIdOf,
  type RoomTypes,
} from '../log/event';
import type { HeldAct, HeldActStore } from '../client/window-storage';
import { attempt } from './attempt';

function decode<Room extends RoomTypes>(
  text: string | null,
  format: EventFormat<Room>,
): HeldAct<Room>[] {
  const schema = v.array(v.object({ event: v.unknown(), lines: v.array(format.rules.line) }));
  const stored = v.safeParse(schema, JSON.parse(text ?? '[]'));
  if (!stored.success) return [];
  return stored.output.flatMap(({ event, lines }) => {
    const decoded = decodeStoredEvent(event, format);
    return decoded ? { event: decoded, lines } : [];
  });
}

const encode = <Room extends RoomTypes>(acts: readonly HeldAct<Room>[]): string =>
  JSON.stringify(acts.map(({ event, lines }) => ({ event: encodeEvent(event), lines })));

const idsOf = <Room extends RoomTypes>(acts: readonly HeldAct<Room>[]): Set<string> =>
  new Set(acts.map(({ event }) => eventIdOf(event)));

/**
 * Keeps held acts under one key that all windows of a room share. The window whose person decides
 * first takes them.
 *
 * @param storage opened at each use, since a browser may refuse it at any time
 */
export function createHeldActStore<Room extends RoomTypes>(
  key: string,
  storage: () => KeyValueStorage,
  format: EventFormat<Room>,
): HeldActStore<Room> {
  /** Ids of acts that the browser did not store; the acts last until the window closes. */
  const unsaved = new Set<string>();

  function read(opened: KeyValueStorage): HeldAct<Room>[] {
    try {
      return decode(opened.getItem(key), format);
    } catch {
      return [];
    }
  }

  function write(opened: KeyValueStorage, acts: readonly HeldAct<Room>[]): void {
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
