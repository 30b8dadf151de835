import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** How long a pointer holds the button. The ring takes as long to fill: see `HoldRing`. */
export const HOLD_MS = 600;

/** Time is counted in steps: a window that stalls hears of the release late, and then counts one step and no more. */
const STEP_MS = 50;

interface HoldOptions {
  readonly isEnabled: boolean;
  readonly onHeld: () => void;
  /** A short press, and every press of a key. */
  readonly onPress: () => void;
}

/** A button that acts when a pointer holds it, and otherwise does what a press does. */
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
        // A finger that stays asks for the browser's menu, too.
        if (isHolding || wasHeldRef.current) event.preventDefault();
      },
      onClick({ detail }: MouseEvent) {
        // The release of a hold is no press. One of a key has no detail.
        if (detail > 0 && wasHeldRef.current) return;
        onPress();
      },
    },
  };
}
