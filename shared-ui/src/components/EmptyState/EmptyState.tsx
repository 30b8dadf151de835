import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, font, space, icon, textStyle, extent } from '../../theme/tokens';

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[3]};
  padding: ${space[16]} ${space.gutter};
  text-align: center;

  > svg {
    inline-size: ${icon.figure};
    block-size: ${icon.figure};
    color: ${color.textMuted};
  }
`;

const Title = styled.h2`
  font-family: ${font.display};
  ${textStyle('section')};
  font-weight: 500;
`;

const Text = styled.p`
  max-inline-size: ${extent[28]};
  text-wrap: balance;
  overflow-wrap: anywhere;
  color: ${color.textMuted};
`;

const Action = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[3]};
  margin-block-start: ${space[3]};
`;

interface EmptyStateProps extends Omit<
  ComponentPropsWithRef<'div'>,
  // The component renders its content from the props below, and no children.
  'title' | 'children'
> {
  /** Icon from lucide-react, with `strokeWidth={1.5}` and `aria-hidden`. */
  icon?: ReactNode;
  /** Title; left out when the page's own heading says the same. */
  title?: string;
  /** Reason for the emptiness, and what to do. */
  text?: ReactNode;
  /** The next step. */
  action?: ReactNode;
}

/** A message that says why a place is empty and what to do next. */
export function EmptyState({ icon, title, text: words, action, ...rest }: EmptyStateProps) {
  return (
    <Root {...rest}>
      {icon}
      {title && <Title>{title}</Title>}
      {words && <Text>{words}</Text>}
      {action && <Action>{action}</Action>}
    </Root>
  );
}
