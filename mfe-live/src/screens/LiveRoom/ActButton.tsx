import { Button, type ButtonProps } from '@standby/shared-ui';
import { ariaKeyShortcutOf, type KeyAct } from '@standby/live-room/domain/keyboard-map';
import { useCanControl, useMay } from '../../components/room-context/room-context';
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

/** Keys of the minutes that a deputy gives and takes, too. */
const OF_DEPUTY: ReadonlySet<KeyAct> = new Set(['add-minute', 'take-minute']);

/** A button that acts on the show, with the key that does the same. Disabled where this window may not do that. */
export function ActButton(props: ActButtonProps) {
  const { keyAct, hidesKey = false, children, disabled = false, ...rest } = props;
  const canControl = useCanControl();
  const canAdjust = useMay('adjust');
  const isPermitted = keyAct && OF_DEPUTY.has(keyAct) ? canAdjust : canControl;
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
