import type { ElementType, ReactNode } from 'react';
import type { PolymorphicProps } from '../../polymorphic';
import { Root } from './IconButton.styles';

export interface IconButtonOwnProps {
  /** Its accessible name and tooltip. */
  label: string;
  size?: 'small' | 'medium' | undefined;
  /** The icon, `aria-hidden`. */
  children: ReactNode;
}

export type IconButtonProps<Element extends ElementType = 'button'> = PolymorphicProps<
  Element,
  IconButtonOwnProps
>;

/** An action with an icon alone. */
export function IconButton<Element extends ElementType = 'button'>(
  props: IconButtonProps<Element>,
) {
  const { as, label, size = 'medium', ...rest } = props as IconButtonProps;
  return (
    <Root
      {...(as ? { as } : { type: 'button' as const })}
      aria-label={label}
      title={label}
      {...rest}
      $size={size}
    />
  );
}
