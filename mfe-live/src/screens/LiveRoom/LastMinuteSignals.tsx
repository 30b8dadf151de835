import { useEffect } from 'react';
import { useRoom } from '@standby/room-parts/room-context';
import { createBrowserSignals, type Signals } from '@standby/room-parts/browser-signals';
import type { WindowSettings } from '../../data/local/window-settings';
import { timerOf } from '@standby/live-room/domain/state/room-state';
import { lastMinuteSignal } from '@standby/room-parts/last-minute';

interface LastMinuteSignalsProps extends Pick<WindowSettings, 'vibrates' | 'ticks'> {
  readonly createSignals?: () => Signals;
}

/**
 * Ticks or vibrates in this window during the last minute of the timer on air, even if the window
 * shows another one.
 */
export function LastMinuteSignals(props: LastMinuteSignalsProps) {
  const { vibrates, ticks, createSignals = createBrowserSignals } = props;
  const room = useRoom();

  useEffect(() => {
    if (!vibrates && !ticks) return undefined;
    const signals = createSignals();
    const { figures } = room.ticker;
    let fromMs = figures.getSnapshot();
    const unsubscribe = figures.subscribe(() => {
      const toMs = figures.getSnapshot();
      const { state } = room.getSnapshot();
      const timer = timerOf(state, state.selectedTimerId);
      const signal = timer ? lastMinuteSignal(timer, fromMs, toMs) : null;
      fromMs = toMs;
      if (signal && ticks) signals.sound(signal);
      if (signal && vibrates) signals.vibrate(signal);
    });
    return () => {
      unsubscribe();
      signals.close();
    };
  }, [room, vibrates, ticks, createSignals]);

  return null;
}
