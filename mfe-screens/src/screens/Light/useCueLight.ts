import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { LightView } from '@standby/live-room/domain/calling/light-view';
import { lightScreen } from '@standby/live-room/domain/calling/desk-view';
import type { ScreenIdentity } from '@standby/live-room/domain/state/screen-settings';
import { focusKindOf } from '@standby/room-parts/focus-kind';
import { useRoom } from '@standby/room-parts/room-context';
import { useRefreshedRoomView } from '@standby/room-parts/use-room-view';
import { newId } from '@standby/room-parts/random-id';
import { createLight } from './create-light';

/** Time after a GO in which a tap does not complete the cue. The tap was meant for the standby. */
const TAP_GUARD_MS = 500;

/** Keys that acknowledge nothing: they move the focus or belong to a combination. */
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
  /** Acknowledges a standby, or completes a cue after its GO. */
  readonly tap: () => void;
}

/**
 * Returns the light of a department. Any key acknowledges a standby.
 * @param device identity of a paired device, which is the same light after a restart and ends the desk’s alarm
 */
export function useCueLight(department: string, device?: ScreenIdentity): CueLightState {
  const room = useRoom();
  const [light] = useState(() => createLight(department));
  const [view, refresh] = useRefreshedRoomView(light.compute);
  const shown = useRef({ kind: view.kind, sinceMs: Number.NEGATIVE_INFINITY });

  useEffect(
    () => room.window.setScreen(lightScreen(department, device?.id ?? newId(), device?.name)),
    [room, department, device],
  );
  // The view is noted before it is painted, so a page that was held up in between shows no late GO.
  useLayoutEffect(() => {
    const nowMs = room.now();
    light.noteShown(view, nowMs);
    const isGo = view.kind === 'go' || view.kind === 'missed';
    if (isGo && document.visibilityState === 'visible') {
      room.window.noteGo({ goAtMs: view.goAtMs, shownAtMs: nowMs });
    }
    refresh();
  }, [light, view, room, refresh]);
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
