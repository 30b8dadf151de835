import type { Room } from '@standby/live-room/client/room';
import { sheetOf } from '@standby/live-room/domain/state/cue-sheet';
import { type LightView, lightView } from '@standby/live-room/domain/calling/light-view';

/** One department’s part of a master light. */
export interface DepartmentLight {
  readonly id: string;
  readonly name: string;
  readonly view: LightView;
}

interface MasterLight {
  readonly compute: (room: Room) => readonly DepartmentLight[];
  readonly noteShown: (lights: readonly DepartmentLight[], nowMs: number) => void;
}

/** Length of a gap from which a page knows nothing of the time within it. */
const GAP_MS = 1_000;

const isVisible = (): boolean => document.visibilityState === 'visible';

interface Light {
  readonly compute: (room: Room) => LightView;
  /**
   * Notes that a view is about to be painted.
   * @param nowMs room time
   */
  readonly noteShown: (view: LightView, nowMs: number) => void;
}

/**
 * Creates a department’s light, which computes its view and stores when each GO was first on the
 * screen.
 */
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
      // A message from before the gap proves nothing about the connection now.
      const isSilent = room.silenceMs() > nowMs - gapAtMs;
      // The page may have been covered when the GO was painted, so each view counts it again.
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

/** Creates the lights of all departments that have cues. */
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
