import type { ElementType, ReactNode } from 'react';
import type { PolymorphicProps } from '../../polymorphic';
import { Root } from './IconButton.styles';

export interface IconButtonOwnProps {
  /** What it does, in words: its name and its tooltip. */
  label: string;
  size?: 'small' | 'medium' | undefined;
  /** The icon, `aria-hidden`. */
  children: ReactNode;
}

export type IconButtonProps<Element extends ElementType = 'button'> = PolymorphicProps<
  Element,
  IconButtonOwnProps
>;

/** An action told by an icon alone. */
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
