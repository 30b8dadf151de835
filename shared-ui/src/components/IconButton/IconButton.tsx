import type { ElementType, ReactNode } from 'react';
import type { PolymorphicProps } from '../../polymorphic';
import { Root } from './IconButton.styles';

export interface IconButtonOwnProps {
  /** Accessible name and tooltip. */
  label: string;
  size?: 'small' | 'medium' | undefined;
  /** The icon, `aria-hidden`. */
  children: ReactNode;
}

type IconButtonProps<Element extends ElementType = 'button'> = PolymorphicProps<
  Element,
  IconButtonOwnProps
>;

/** A button that shows only an icon. */
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
