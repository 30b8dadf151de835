import type { Cue } from '../state/cue-schema';
import { cueName, sheetOf } from '../state/cue-sheet';
import type { RoomState } from '../state/room-schema';
import { MILLIS_PER_SECOND } from '../time/time';
import {
  type Calling,
  callingOf,
  type CueCall,
  goneAtMs,
  hasGone,
  isStandingBy,
} from '../state/calling-schema';
import { nextMoment } from './next-moment';

/** A GO that reaches this light's screen later than this, in ms, was missed. */
export const GO_LATE_MS = MILLIS_PER_SECOND;
/** Milliseconds for which a light shows GO. */
export const GO_SHOWN_MS = 5 * MILLIS_PER_SECOND;
/** Milliseconds for which a light says that a GO was missed. */
export const MISSED_SHOWN_MS = 30 * MILLIS_PER_SECOND;

/** The cues of a department as a light shows them. */
interface LightCues {
  readonly cueIds: readonly string[];
  /** «12», or «12 + 13». */
  readonly numbers: string;
  readonly label: string | null;
}

type LightFace =
  | { readonly kind: 'stopped'; readonly reason: string }
  | { readonly kind: 'standby'; readonly cues: LightCues; readonly isAcknowledged: boolean }
  | {
      readonly kind: 'go';
      readonly cues: LightCues;
      readonly isComplete: boolean;
      readonly goAtMs: number;
    }
  | {
      readonly kind: 'missed';
      readonly cues: LightCues;
      readonly goAtMs: number;
      readonly agoSeconds: number;
    }
  /** The GO is no longer shown, and nothing newer was called. */
  | { readonly kind: 'gone'; readonly cues: LightCues; readonly isComplete: boolean }
  | { readonly kind: 'waiting' };

interface NextOnLight {
  readonly name: string;
  readonly label: string | null;
  readonly isWarned: boolean;
}

export type LightView =
  /** A light without a connection shows neither standby nor GO. */
  { readonly kind: 'no-connection' } | (LightFace & { readonly next: NextOnLight | null });

interface LightSources {
  readonly state: Pick<RoomState, 'cueSheet' | 'calling'>;
  readonly department: string;
  /** Room's time. */
  readonly nowMs: number;
  /** Whether the room is heard; otherwise the light shows no colour. */
  readonly isHeard: boolean;
  /** Returns when the GO of a moment first reached this light's screen, in the room's time. */
  readonly seenAtMs: (goAtMs: number) => number | undefined;
}

interface CalledCue {
  readonly cue: Cue;
  readonly call: CueCall | undefined;
}

function lightCues(called: readonly CalledCue[]): LightCues {
  const labels = called.flatMap(({ cue }) => cue.label ?? []);
  return {
    cueIds: called.map(({ cue }) => cue.id),
    numbers: called.map(({ cue }) => cue.number).join(' + '),
    label: labels.length > 0 ? labels.join(' · ') : null,
  };
}

function calledCuesOf({ state, department }: LightSources, calling: Calling): CalledCue[] {
  const calls = new Map(calling.calls.map((call) => [call.cueId, call]));
  return sheetOf(state)
    .cues.filter((cue) => cue.department === department)
    .map((cue) => ({ cue, call: calls.get(cue.id) }));
}

const goAtMsOf = ({ call }: CalledCue): number => goneAtMs(call) ?? Number.NEGATIVE_INFINITY;

function goneFace(
  sources: LightSources,
  gone: readonly CalledCue[],
  goAtMs: number,
): LightFace & { readonly kind: 'go' | 'missed' | 'gone' } {
  const { nowMs, seenAtMs } = sources;
  const cues = lightCues(gone);
  const isComplete = gone.every(({ call }) => call?.completedAtMs !== undefined);
  const agoMs = nowMs - goAtMs;
  const isLate = (seenAtMs(goAtMs) ?? nowMs) - goAtMs > GO_LATE_MS;
  if (!isLate && agoMs <= GO_SHOWN_MS) return { kind: 'go', cues, isComplete, goAtMs };
  if (isLate && agoMs <= MISSED_SHOWN_MS && !isComplete) {
    return { kind: 'missed', cues, goAtMs, agoSeconds: Math.floor(agoMs / MILLIS_PER_SECOND) };
  }
  return { kind: 'gone', cues, isComplete };
}

/** Returns a department's first cue, from the next moment on, that is not yet called. */
function nextOnLight(called: readonly CalledCue[], sources: LightSources, calling: Calling) {
  const { cues } = sheetOf(sources.state);
  const place = new Map(cues.map(({ id }, index) => [id, index]));
  const from = nextMoment(cues, calling);
  const found =
    from &&
    called.find(
      ({ cue, call }) =>
        (place.get(cue.id) ?? 0) >= (place.get(from.id) ?? 0) &&
        !hasGone(call) &&
        !isStandingBy(call) &&
        call?.skippedAtMs === undefined,
    );
  if (!found) return null;
  const { cue, call } = found;
  return {
    name: cueName(cue),
    label: cue.label ?? null,
    isWarned: call?.warnedAtMs !== undefined,
  };
}

function lightFace(
  sources: LightSources,
  called: readonly CalledCue[],
  { held }: Calling,
): LightFace {
  const goAtMs = Math.max(Number.NEGATIVE_INFINITY, ...called.map(goAtMsOf));
  const gone = called.filter((one) => hasGone(one.call) && goAtMsOf(one) === goAtMs);
  const goFace = gone.length > 0 ? goneFace(sources, gone, goAtMs) : undefined;
  const standing = called.filter(({ call }) => isStandingBy(call));
  const isStandbyNewer = standing.some(({ call }) => (call?.standbyAtMs ?? goAtMs) > goAtMs);
  const isGoOnTop = goFace?.kind === 'go' || goFace?.kind === 'missed';
  if (goFace && isGoOnTop && !isStandbyNewer) return goFace;
  if (held) return { kind: 'stopped', reason: held.reason };
  if (standing.length > 0) {
    const isAcknowledged = standing.every(({ call }) => call?.acknowledgedAtMs !== undefined);
    return { kind: 'standby', cues: lightCues(standing), isAcknowledged };
  }
  if (goFace?.kind === 'gone' && !goFace.isComplete) return goFace;
  return { kind: 'waiting' };
}

/**
 * Returns the face of a department's cue light. It shows GO only if the GO reached the screen
 * within {@link GO_LATE_MS}, and never shows anything that may be out of date.
 */
export function lightView(sources: LightSources): LightView {
  if (!sources.isHeard) return { kind: 'no-connection' };
  const calling = callingOf(sources.state);
  const called = calledCuesOf(sources, calling);
  const next = nextOnLight(called, sources, calling);
  return { ...lightFace(sources, called, calling), next };
}
