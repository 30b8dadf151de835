import { Children, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { extent, space } from '../../theme/tokens';

const List = styled.ul<{ $minWidth: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $minWidth }) => $minWidth}), 1fr));
  gap: ${space[4]};

  > li {
    min-inline-size: 0;
  }
`;

export interface CardGridProps extends ComponentPropsWithRef<'ul'> {
  /** Accessible name of the list. */
  label: string;
  /** Narrowest width of a card; a row holds fewer cards rather than narrower ones. */
  minWidth?: string | undefined;
}

/** Cards in as many columns as fit; each child becomes an item of one list. */
export function CardGrid({ label, minWidth = extent[20], children, ...rest }: CardGridProps) {
  return (
    <List role="list" aria-label={label} $minWidth={minWidth} {...rest}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </List>
  );
}
