import { Button, type ButtonProps } from '@standby/shared-ui';
import type { ActType } from '@standby/live-room/domain/event-log/event';
import { ariaKeyShortcutOf, type KeyAct } from '@standby/room-parts/keyboard-map';
import { useMay } from '@standby/room-parts/room-context';
import { KeyLabel } from './KeyLabel';

type ActButtonProps = ButtonProps & {
  /** Act of the button, if a key performs the same one. */
  readonly keyAct?: KeyAct | undefined;
  /**
   * Hides the key’s label visually, because the button has no space for it or already contains it.
   */
  readonly hidesKey?: boolean;
};

/** Acts that change this window’s view and nothing in the room. */
const OF_WINDOW: ReadonlySet<KeyAct> = new Set([
  'show-mode',
  'back',
  'next-timer',
  'previous-timer',
]);

/** Acts of keys that a deputy’s desk also has. All others are a controller’s, as `select` is. */
const OF_DEPUTY: Partial<Record<KeyAct, ActType>> = {
  'add-minute': 'adjust',
  'take-minute': 'adjust',
  message: 'send-desk-note',
};

/**
 * A button that acts on the show, with the key of the same act. Disabled if this window may not
 * perform the act.
 */
export function ActButton(props: ActButtonProps) {
  const { keyAct, hidesKey = false, children, disabled = false, ...rest } = props;
  const isPermitted = useMay((keyAct && OF_DEPUTY[keyAct]) ?? 'select');
  const isLocked = !isPermitted && keyAct !== undefined && !OF_WINDOW.has(keyAct);
  return (
    <Button
      {...rest}
      disabled={disabled || isLocked}
      aria-keyshortcuts={keyAct && ariaKeyShortcutOf(keyAct)}
    >
      {children}
      {keyAct && !hidesKey && <KeyLabel act={keyAct} />}
    </Button>
  );
}
