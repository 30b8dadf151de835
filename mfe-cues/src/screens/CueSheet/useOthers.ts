import { useEffect, useMemo } from 'react';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import type { CueColumn } from '@standby/live-room/domain/cues/cue-cells';
import { isSameList, useRoom, useRoomSelector } from '@standby/room-parts/room-context';
import { nameOfOther } from '@standby/room-parts/person-name';

/**
 * Time for which a person stays in a cell before others see it. Arrow keys repeat 30 times a
 * second.
 */
const REST_MS = 150;

/** Names of other people, by column. */
export type OthersInRow = Readonly<Partial<Record<string, string>>>;

interface Place {
  readonly cueId: string;
  readonly column: string;
  readonly name: string;
}

const selectPlaces = (snapshot: RoomSnapshot): Place[] =>
  snapshot.screens.flatMap(({ id, cell, name }) =>
    cell ? [{ ...cell, name: nameOfOther(snapshot, id) ?? name }] : [],
  );

/** Returns the other people in each cell, by cue. */
export function useOthers(): ReadonlyMap<string, OthersInRow> {
  const places = useRoomSelector(selectPlaces, isSameList);
  return useMemo(() => {
    const rows = new Map<string, OthersInRow>();
    for (const { cueId, column, name } of places) {
      const row = rows.get(cueId);
      const names = row?.[column];
      rows.set(cueId, { ...row, [column]: names === undefined ? name : `${names}, ${name}` });
    }
    return rows;
  }, [places]);
}

/** Reports this person’s cell to the others. */
export function usePointing(cueId: string | undefined, column: CueColumn): void {
  const room = useRoom();
  useEffect(() => {
    const timeout = setTimeout(() => {
      room.point(cueId === undefined ? null : { cueId, column });
    }, REST_MS);
    return () => clearTimeout(timeout);
  }, [room, cueId, column]);
  useEffect(() => () => room.point(null), [room]);
}
