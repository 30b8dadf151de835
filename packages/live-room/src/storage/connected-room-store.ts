import { liveRoomHeldKey, liveRoomOutboxKey } from '@standby/contracts';
import type { KeyValueStorage } from '@standby/storage';
import * as v from 'valibot';
import { sequenceOf } from '@standby/room-engine/log/sequences';
import { attempt } from '@standby/room-engine/storage/attempt';
import { decodeDocument, encodeDocument } from '@standby/room-engine/log/document';
import { createHeldActStore } from '@standby/room-engine/storage/held-act-storage';
import { Outbox } from '@standby/room-engine/storage/outbox';
import type { RoomStore, Replica } from '../client/ports/room-store';
import { currentFormat } from '../domain/event-log/document-format';
import type { RoomEvent } from '../domain/event-log/event';
import type { EventLog } from '../domain/event-log/event-log';
import { AUDIENCES } from '../domain/rules/define-act';

interface ConnectedRoomStoreOptions {
  readonly showId: string;
  /** Key made of the account, organization and show; no other account reads it. */
  readonly key: string;
  readonly windowId: string;
  /** Opens the storage at each use, since a browser may refuse it at any time. */
  readonly storage: () => KeyValueStorage;
}

/** Number of stored acts after which the log is kept, though the window still has acts to send. */
const UNKEPT_MAX = 50;

/** Audience that a kept log was sent to. Earlier releases sent everything to all windows. */
const sentSchema = v.object({ audience: v.picklist(AUDIENCES) });

function parse(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a log has an event. */
const has = (log: EventLog | undefined, { by, seq }: RoomEvent): boolean =>
  log !== undefined && seq <= sequenceOf(log.sequences, by);

/**
 * Keeps the room's last state from the server for times without a connection, and the window's
 * outbox. An act that the server has stored stays beside the outbox until the kept state has it: a
 * server that is lost before its follower has the act gets it back from here, also after a reload.
 */
export function createConnectedRoomStore(options: ConnectedRoomStoreOptions): RoomStore {
  const { showId, key, windowId, storage } = options;
  const outbox = new Outbox(liveRoomOutboxKey(key, ''), windowId, currentFormat);
  let lastKept: EventLog | undefined;
  let written: readonly RoomEvent[] = [];

  function keep(opened: KeyValueStorage, { stored, audience }: Replica): void {
    if (stored === lastKept) return;
    lastKept = stored;
    const document = encodeDocument(stored, showId, currentFormat.version);
    try {
      opened.setItem(key, JSON.stringify({ ...document, audience }));
    } catch {
      // The server has the room, so the copy gives way to the outbox.
      opened.removeItem(key);
    }
  }

  return {
    load: () =>
      attempt(storage, (opened) => {
        const document = parse(opened.getItem(key));
        const kept = decodeDocument(document, showId, currentFormat);
        const adopted = outbox.adopt(opened);
        written = adopted;
        if (kept.kind === 'decoded') lastKept = kept.log;
        return kept.kind === 'decoded'
          ? ({
              kind: 'restored',
              log: kept.log,
              outbox: adopted,
              audience: v.is(sentSchema, document) ? document.audience : undefined,
            } as const)
          : ({ kind: 'fresh', outbox: adopted } as const);
      }) ?? { kind: 'blocked' },
    quarantine: () => true,
    held: createHeldActStore(liveRoomHeldKey(key), storage, currentFormat),
    forget() {
      lastKept = undefined;
      attempt(storage, (opened) => opened.removeItem(key));
    },
    save: (replica) =>
      attempt(storage, (opened) => {
        const unkept = written.filter(
          (event) => has(replica.stored, event) && !has(lastKept, event),
        );
        const isKept = replica.outbox.length === 0 || unkept.length >= UNKEPT_MAX;
        written = isKept ? replica.outbox : [...unkept, ...replica.outbox];
        // The acts stay in the outbox until the state is kept.
        if (isKept) keep(opened, replica);
        outbox.write(opened, written);
        return true;
      }) ?? false,
  };
}
