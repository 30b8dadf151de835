import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { Body, Footer, Header, Root } from './Card.styles';

interface CardProps extends ComponentPropsWithRef<'article'> {
  /** Element of the card: `section` or `div` when the content makes no sense on its own. */
  as?: ElementType | undefined;
  /** Title and state. */
  header?: ReactNode;
  /** Actions and closing text. */
  footer?: ReactNode;
}

/** One item of a list, or one block of a side column. */
export function Card({ header, footer, children, ...rest }: CardProps) {
  return (
    <Root {...rest}>
      {header && <Header>{header}</Header>}
      {children && <Body>{children}</Body>}
      {footer && <Footer>{footer}</Footer>}
    </Root>
  );
}
