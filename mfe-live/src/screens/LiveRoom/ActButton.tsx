import { Button, type ButtonProps } from '@standby/shared-ui';
import { ariaKeyShortcutOf, type KeyAct } from '../../domain/keyboard-map';
import { KeyLabel } from './KeyLabel';

type ActButtonProps = ButtonProps & {
  /** What the button does, where a key does the same. */
  readonly keyAct?: KeyAct;
  /** Leaves the key to assistive technology where there is no room for it, or the button's text has it. */
  readonly hidesKey?: boolean;
};

/** A button that acts on the show, with the key that does the same. */
export function ActButton({ keyAct, hidesKey = false, children, ...rest }: ActButtonProps) {
  return (
    <Button {...rest} aria-keyshortcuts={keyAct && ariaKeyShortcutOf(keyAct)}>
      {children}
      {keyAct && !hidesKey && <KeyLabel act={keyAct} />}
    </Button>
  );
}
