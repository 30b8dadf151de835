import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Room } from '@standby/live-room/client/room';
import {
  lastGoAtMs,
  LIGHT_SILENCE_MS,
  type LightView,
  lightView,
} from '@standby/live-room/domain/calling/light-view';
import { lightScreen } from '@standby/live-room/domain/calling/desk-view';
import { focusKindOf } from '../../components/focus-kind';
import { useRoom } from '../../components/room-context/room-context';
import { useRoomView } from '../../components/room-context/useRoomView';
import { newId } from '../../data/browser/random-id';

/** A page that did not run for so long knows nothing of the time between. */
const GAP_MS = 1_000;
/** A tap on standby that comes with the GO does not complete the cue. */
const TAP_GUARD_MS = 500;

/** Computes the light of a department, and remembers when each GO was first on its screen. */
function createLight(department: string): (room: Room) => LightView {
  const seen = new Map<number, number>();
  let lastAtMs: number | undefined;
  let gapAtMs = Number.NEGATIVE_INFINITY;
  return (room) => {
    const nowMs = room.now();
    const { state, hasController } = room.getSnapshot();
    if (lastAtMs !== undefined && nowMs - lastAtMs > GAP_MS) gapAtMs = nowMs;
    lastAtMs = nowMs;
    const silenceMs = room.silenceMs();
    const isSilent = silenceMs >= LIGHT_SILENCE_MS || silenceMs > nowMs - gapAtMs;
    const isHeard = hasController && !isSilent;
    const goAtMs = lastGoAtMs({ state, department });
    if (goAtMs !== undefined && isHeard && document.visibilityState === 'visible') {
      seen.set(goAtMs, seen.get(goAtMs) ?? nowMs);
    }
    return lightView({ state, department, nowMs, isHeard, seenAtMs: (atMs) => seen.get(atMs) });
  };
}

/** Keys that move the focus or belong to a combination acknowledge nothing. */
const OTHER_KEYS: ReadonlySet<string> = new Set([
  'Tab',
  'Shift',
  'Control',
  'Alt',
  'Meta',
  'Escape',
]);

interface CueLightState {
  readonly view: LightView;
  /** Acknowledges a standby, or completes what has gone. */
  readonly tap: () => void;
}

/** The light of a department; any key acknowledges a standby. */
export function useCueLight(department: string): CueLightState {
  const room = useRoom();
  const [compute] = useState(() => createLight(department));
  const view = useRoomView(compute);
  const shown = useRef({ kind: view.kind, sinceMs: Number.NEGATIVE_INFINITY });

  useEffect(() => room.setScreen(lightScreen(department, newId())), [room, department]);
  useEffect(() => {
    if (shown.current.kind === view.kind) return;
    shown.current = { kind: view.kind, sinceMs: room.now() };
  });

  const acknowledge = () => {
    if (view.kind !== 'standby' || view.isAcknowledged) return;
    room.dispatch({ type: 'acknowledge-cues', cueIds: [...view.cues.cueIds] });
  };
  const tap = () => {
    acknowledge();
    const isGone = view.kind === 'go' || view.kind === 'missed' || view.kind === 'gone';
    if (!isGone || room.now() - shown.current.sinceMs < TAP_GUARD_MS) return;
    room.dispatch({ type: 'complete-cues', cueIds: [...view.cues.cueIds] });
  };

  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
    const focus = focusKindOf(event.target);
    if (event.repeat || hasModifier || OTHER_KEYS.has(event.key)) return;
    if (focus === 'overlay' || focus === 'field') return;
    acknowledge();
  });
  useEffect(() => {
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);

  return { view, tap };
}
