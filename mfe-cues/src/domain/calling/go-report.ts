import { cueName, sheetOf } from '@standby/live-room/domain/state/cue-sheet';
import type { Screen } from '@standby/live-room/domain/presence/screens';
import type { RoomState } from '@standby/live-room/domain/state/room-schema';
import { callingOf } from '@standby/live-room/domain/state/calling-schema';
import { departmentOfLight } from '@standby/live-room/domain/calling/desk-view';
import { GO_LATE_MS } from '@standby/live-room/domain/calling/light-view';

/** Number of moments for which the book keeps a report. */
const REPORTED_MOMENTS = 3;

/**
 * - `waiting`: none of its lights has shown the GO yet, and it is not late;
 * - `shown`: a light showed it in time;
 * - `late`: a light showed that it was missed;
 * - `cut-off`: its lights are silent or gone;
 * - `unconfirmed`: its lights are heard, but none reports the GO as shown;
 * - `no-light`: it had no light.
 */
export type GoAnswer = 'waiting' | 'shown' | 'late' | 'cut-off' | 'unconfirmed' | 'no-light';

interface DepartmentGo {
  readonly id: string;
  readonly answer: GoAnswer;
}

/** Report of one GO. */
export interface GoReport {
  readonly goAtMs: number;
  /** «LX 12, SND 4». */
  readonly names: string;
  /** Whether the authority has the GO; before that no light can show it. */
  readonly isSent: boolean;
  /** Number of lights that showed the GO in time. */
  readonly shown: number;
  readonly lights: number;
  readonly departments: readonly DepartmentGo[];
}

type LightScreen = Pick<Screen, 'role' | 'screenId' | 'status' | 'shownGos'>;

export interface GoSources {
  readonly state: Pick<RoomState, 'cueSheet' | 'calling'>;
  readonly screens: readonly LightScreen[];
  /** Moment of the oldest act that the authority does not have; null without one. */
  readonly unsentSinceMs: number | null;
  /** Room's time. */
  readonly nowMs: number;
}

/** A light that was connected at a GO, or showed it. */
interface Witness {
  readonly department: string;
  readonly shownAtMs: number | undefined;
}

/** Milliseconds after a GO within which a new light counts as connected at the GO. */
const EXPECTED_MS = 2 * GO_LATE_MS;

/** Remembers which lights showed which GO, even after a light has left. */
interface GoWatch {
  /** @returns the last moments, latest first */
  readonly look: (sources: GoSources) => readonly GoReport[];
}

export function createGoWatch(): GoWatch {
  /** Witnesses by the moment of their GO and by screen. */
  const memory = new Map<number, Map<string, Witness>>();

  function witnessesOf(goAtMs: number, departments: ReadonlySet<string>, sources: GoSources) {
    const known = memory.get(goAtMs) ?? new Map<string, Witness>();
    memory.set(goAtMs, known);
    for (const { role, screenId, shownGos = [] } of sources.screens) {
      const department = role === 'department' ? departmentOfLight(screenId) : undefined;
      if (screenId === undefined || department === undefined || !departments.has(department)) {
        continue;
      }
      const shownAtMs = shownGos.find((go) => go.goAtMs === goAtMs)?.shownAtMs;
      const isExpected = sources.nowMs - goAtMs < EXPECTED_MS;
      const before = known.get(screenId);
      if (before?.shownAtMs !== undefined || (!isExpected && shownAtMs === undefined)) continue;
      known.set(screenId, { department, shownAtMs });
    }
    return known;
  }

  function answerOf(
    goAtMs: number,
    witnesses: readonly (readonly [string, Witness])[],
    { screens, nowMs }: GoSources,
  ): GoAnswer {
    if (witnesses.length === 0) return 'no-light';
    const shown = witnesses.flatMap(([, { shownAtMs }]) => shownAtMs ?? []);
    if (shown.some((shownAtMs) => shownAtMs - goAtMs <= GO_LATE_MS)) return 'shown';
    if (shown.length > 0) return 'late';
    if (nowMs - goAtMs < GO_LATE_MS) return 'waiting';
    const isHeard = witnesses.some(([id]) =>
      screens.some(({ screenId, status }) => screenId === id && status !== 'silent'),
    );
    return isHeard ? 'unconfirmed' : 'cut-off';
  }

  function reportOf(goAtMs: number, sources: GoSources): GoReport {
    const { state, unsentSinceMs } = sources;
    const ids = new Set(
      callingOf(state).calls.flatMap((call) => (call.goAtMs === goAtMs ? call.cueId : [])),
    );
    const cues = sheetOf(state).cues.filter(({ id }) => ids.has(id));
    const departments = new Set(cues.map(({ department }) => department));
    const witnesses = [...witnessesOf(goAtMs, departments, sources)];
    return {
      goAtMs,
      names: cues.map(cueName).join(', '),
      isSent: unsentSinceMs === null || goAtMs < unsentSinceMs,
      shown: witnesses.filter(([, { shownAtMs = Infinity }]) => shownAtMs - goAtMs <= GO_LATE_MS)
        .length,
      lights: witnesses.length,
      departments: [...departments].map((id) => ({
        id,
        answer: answerOf(
          goAtMs,
          witnesses.filter(([, { department }]) => department === id),
          sources,
        ),
      })),
    };
  }

  return {
    look(sources) {
      const moments = callingOf(sources.state).calls.flatMap(({ goAtMs }) => goAtMs ?? []);
      const last = [...new Set(moments)]
        .toSorted((one, other) => other - one)
        .slice(0, REPORTED_MOMENTS);
      for (const goAtMs of memory.keys()) if (!last.includes(goAtMs)) memory.delete(goAtMs);
      return last.map((goAtMs) => reportOf(goAtMs, sources));
    },
  };
}
