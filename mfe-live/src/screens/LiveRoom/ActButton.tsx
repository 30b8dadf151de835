import { Button, type ButtonProps } from '@standby/shared-ui';
import type { ActType } from '@standby/live-room/domain/event-log/event';
import { ariaKeyShortcutOf, type KeyAct } from '@standby/live-room/domain/keyboard-map';
import { useMay } from '../../components/room-context/room-context';
import { KeyLabel } from './KeyLabel';

type ActButtonProps = ButtonProps & {
  /** What the button does, where a key does the same. */
  readonly keyAct?: KeyAct | undefined;
  /** Leaves the key to assistive technology where there is no room for it, or the button's text has it. */
  readonly hidesKey?: boolean;
};

/** Keys that change what this window shows, and nothing of the room. */
const OF_WINDOW: ReadonlySet<KeyAct> = new Set([
  'show-mode',
  'back',
  'next-timer',
  'previous-timer',
]);

/** What keys do that a deputy's desk has, too; the others are a controller's, as `select` is. */
const OF_DEPUTY: Partial<Record<KeyAct, ActType>> = {
  'add-minute': 'adjust',
  'take-minute': 'adjust',
  message: 'send-desk-note',
};

/** A button that acts on the show, with the key that does the same. Disabled where this window may not do that. */
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
