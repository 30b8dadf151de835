import type { ElementType, MouseEvent, ReactNode } from 'react';
import type { PolymorphicProps } from '../../polymorphic';
import { Spinner } from '../Spinner/Spinner';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Content, Pending, Root } from './Button.styles';
import type { ButtonSize, ButtonVariant } from './constants';

export interface ButtonOwnProps {
  /** One `primary` a screen; `danger` for what cannot be taken back. */
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Stands before the words; from lucide-react, with `strokeWidth={1.5}` and `aria-hidden`. */
  icon?: ReactNode;
  /**
   * What the button started is under way: it shows a spinner, keeps the focus and does nothing more.
   * Pass a boolean from the start, so that assistive technology hears the change.
   */
  pending?: boolean | undefined;
  /** Read out while pending. */
  pendingLabel?: string | undefined;
  children?: ReactNode;
}

export type ButtonProps<Element extends ElementType = 'button'> = PolymorphicProps<
  Element,
  ButtonOwnProps
>;

/** An action, or with `as={Link}` a link that looks like one. */
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

  // Enter in a field clicks the form's submit button too, so this also stops a second submit.
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
