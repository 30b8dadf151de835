import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/**
 * Milliseconds for which a pointer must hold the button. The ring fills in the same time: see
 * `HoldRing`.
 */
export const HOLD_MS = 600;

/**
 * Step in which the hold is counted. A stalled window receives the release late, and then counts
 * only one step.
 */
const STEP_MS = 50;

interface HoldOptions {
  readonly isEnabled: boolean;
  readonly onHeld: () => void;
  /** Called for a short press, and for every press of a key. */
  readonly onPress: () => void;
}

/** Returns handlers for a button that acts when a pointer holds it, and otherwise on a press. */
export function useHold({ isEnabled, onHeld, onPress }: HoldOptions) {
  const [isHolding, setIsHolding] = useState(false);
  const intervalRef = useRef<ReturnType<typeof setInterval>>(undefined);
  const wasHeldRef = useRef(false);

  const cancel = () => {
    clearInterval(intervalRef.current);
    setIsHolding(false);
  };

  useEffect(() => () => clearInterval(intervalRef.current), []);

  return {
    isHolding,
    handlers: {
      onPointerDown(event: PointerEvent) {
        wasHeldRef.current = false;
        if (!isEnabled || !event.isPrimary || event.button !== 0) return;
        setIsHolding(true);
        let heldMs = 0;
        clearInterval(intervalRef.current);
        intervalRef.current = setInterval(() => {
          heldMs += STEP_MS;
          if (heldMs < HOLD_MS) return;
          wasHeldRef.current = true;
          cancel();
          onHeld();
        }, STEP_MS);
      },
      onPointerUp: cancel,
      onPointerCancel: cancel,
      onPointerLeave: cancel,
      onContextMenu(event: MouseEvent) {
        // A finger that stays would also open the browser’s menu.
        if (isHolding || wasHeldRef.current) event.preventDefault();
      },
      onClick({ detail }: MouseEvent) {
        // The release of a hold does not count as a press. A press of a key has no detail.
        if (detail > 0 && wasHeldRef.current) return;
        onPress();
      },
    },
  };
}
