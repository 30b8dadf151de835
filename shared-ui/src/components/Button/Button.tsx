import type { ElementType, MouseEvent, ReactNode } from 'react';
import type { PolymorphicProps } from '../../polymorphic';
import { Spinner } from '../Spinner/Spinner';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Content, Pending, Root } from './Button.styles';
import type { ButtonSize, ButtonVariant } from './constants';

export interface ButtonOwnProps {
  /** Emphasis: one `primary` per screen; `danger` for actions that cannot be undone. */
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Icon before the text; from lucide-react, with `strokeWidth={1.5}` and `aria-hidden`. */
  icon?: ReactNode;
  /**
   * Whether the button's action is under way. The button then shows a spinner, keeps the focus and ignores presses.
   * Pass a boolean from the start, so that screen readers announce the change.
   */
  pending?: boolean | undefined;
  /** Text that screen readers announce while pending. */
  pendingLabel?: string | undefined;
  children?: ReactNode;
}

export type ButtonProps<Element extends ElementType = 'button'> = PolymorphicProps<
  Element,
  ButtonOwnProps
>;

/** A button or, with `as={Link}`, a link that looks like one. */
export function Button<Element extends ElementType = 'button'>(props: ButtonProps<Element>) {
  const {
    as,
    variant = 'secondary',
    size = 'medium',
    icon,
    pending,
    pendingLabel = 'Working…',
    children,
    onClick,
    ...rest
  } = props as ButtonProps;

  // Enter in a field also clicks the form's submit button, so this stops a second submit too.
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) event.preventDefault();
    else onClick?.(event);
  };

  return (
    <>
      <Root
        {...(as ? { as } : { type: 'button' as const })}
        {...rest}
        {...(pending && { 'aria-busy': true, 'aria-disabled': true })}
        $variant={variant}
        $size={size}
        onClick={handleClick}
      >
        <Content>
          {icon}
          {children}
        </Content>
        {pending && (
          <Pending>
            <Spinner />
          </Pending>
        )}
      </Root>
      {pending !== undefined && (
        <VisuallyHidden role="status">{pending ? pendingLabel : ''}</VisuallyHidden>
      )}
    </>
  );
}
