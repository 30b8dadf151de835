import type { MouseEvent } from 'react';
import { Button, type ButtonProps } from 'shared-ui';

/**
 * A button that acts on the show. Pressed with a pointer it gives the focus away, so that Space stays
 * play and pause instead of doing the same once more.
 */
export function ActButton({ onClick, ...rest }: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // A press with the keyboard has no detail.
    if (event.detail > 0) event.currentTarget.blur();
    onClick?.(event);
  };
  return <Button {...rest} onClick={handleClick} />;
}
