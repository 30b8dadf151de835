import type { Room } from '@standby/live-room/client/room';
import { sheetOf } from '@standby/live-room/domain/cues/cue-sheet';
import { type LightView, lightView } from '@standby/live-room/domain/calling/light-view';

/** The light of one of the departments of a master light. */
export interface DepartmentLight {
  readonly id: string;
  readonly name: string;
  readonly view: LightView;
}

export interface MasterLight {
  readonly compute: (room: Room) => readonly DepartmentLight[];
  readonly noteShown: (lights: readonly DepartmentLight[], nowMs: number) => void;
}

/** A page that did not run for so long knows nothing of the time between. */
const GAP_MS = 1_000;

const isVisible = (): boolean => document.visibilityState === 'visible';

export interface Light {
  readonly compute: (room: Room) => LightView;
  /** To be called when a view is about to be painted. @param nowMs room's time */
  readonly noteShown: (view: LightView, nowMs: number) => void;
}

/** Computes the light of a department, and remembers when each GO was first on the screen. */
export function createLight(department: string): Light {
  const seen = new Map<number, number>();
  let shown: LightView | undefined;
  let lastAtMs: number | undefined;
  let gapAtMs = Number.NEGATIVE_INFINITY;

  const noteSeen = (nowMs: number) => {
    if (shown?.kind !== 'go' || !isVisible() || seen.has(shown.goAtMs)) return;
    seen.set(shown.goAtMs, nowMs);
  };
  return {
    compute(room) {
      const nowMs = room.now();
      const { state, hasController } = room.getSnapshot();
      if (lastAtMs !== undefined && nowMs - lastAtMs > GAP_MS) gapAtMs = nowMs;
      lastAtMs = nowMs;
      // What came before the gap says nothing of now.
      const isSilent = room.silenceMs() > nowMs - gapAtMs;
      // It may have been covered when it was painted.
      noteSeen(nowMs);
      const seenAtMs = (atMs: number) => seen.get(atMs);
      const isHeard = hasController && !isSilent;
      return lightView({ state, department, nowMs, isHeard, seenAtMs });
    },
    noteShown(view, nowMs) {
      shown = view;
      noteSeen(nowMs);
    },
  };
}

/** Computes the lights of all departments that have cues. */
export function createMasterLight(): MasterLight {
  const memories = new Map<string, Light>();
  const lightOf = (department: string): Light => {
    const light = memories.get(department) ?? createLight(department);
    memories.set(department, light);
    return light;
  };
  return {
    compute(room) {
      const { departments, cues } = sheetOf(room.getSnapshot().state);
      const used = new Set(cues.map(({ department }) => department));
      return departments
        .filter(({ id }) => used.has(id))
        .map(({ id, name }) => ({ id, name, view: lightOf(id).compute(room) }));
    },
    noteShown(lights, nowMs) {
      for (const { id, view } of lights) lightOf(id).noteShown(view, nowMs);
    },
  };
}
