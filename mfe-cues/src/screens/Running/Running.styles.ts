import {
  color,
  extent,
  media,
  Page,
  radius,
  size,
  space,
  stroke,
  text,
  weight,
} from '@standby/shared-ui';
import { styled } from 'styled-components';
import { mutedText } from '@standby/room-parts/primitives';

export const Root = styled(Page)`
  gap: ${space[4]};
  padding: max(${space[4]}, env(safe-area-inset-top)) ${space.gutter}
    max(${space[4]}, env(safe-area-inset-bottom));
`;

export const Notice = styled.p`
  padding: ${space[2]} ${space[3]};
  border: ${stroke.thick} solid ${color.text};
  border-radius: ${radius.small};
  font-weight: ${weight.strong};
`;

export const Rows = styled.ul`
  display: grid;
  list-style: none;
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: ${size.target} minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${space[3]};
  padding-block: ${space[2]};
  border-block-end: ${stroke.hairline};
  overflow-wrap: anywhere;

  > :nth-child(n + 2):nth-child(-n + 4) {
    grid-column: 2;
  }

  > button:first-child {
    grid-row: 1 / span 3;
    align-self: start;
  }

  &[data-state='late'],
  &[data-state='open'] {
    font-weight: ${weight.strong};
  }

  &[data-state='done'] p strong {
    text-decoration: line-through;
  }

  @media ${media.desktop} {
    grid-template-columns: ${size.target} minmax(0, 3fr) minmax(0, 2fr) minmax(
        0,
        3fr
      ) ${extent[4]} auto;

    > :nth-child(n + 2):nth-child(-n + 4),
    > button:first-child {
      grid-row: 1;
      grid-column: auto;
    }
  }
`;

/** A target for a finger, around a box. */
export const Tick = styled.button`
  display: grid;
  place-items: center;
  inline-size: ${size.target};
  block-size: ${size.target};
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
`;

export const Box = styled.span`
  display: grid;
  place-items: center;
  inline-size: ${space[6]};
  block-size: ${space[6]};
  border: ${stroke.thick} solid currentColor;
  border-radius: ${radius.small};

  [aria-pressed='true'] > & {
    background: ${color.text};
    color: ${color.surface};
  }

  [disabled] > & {
    opacity: 0.5;
  }
`;

export const What = styled.p`
  font-size: ${text.lead.size};

  small {
    ${mutedText}
  }
`;

export const Detail = styled.p`
  font-weight: ${weight.regular};

  &:empty {
    display: none;

    @media ${media.desktop} {
      display: block;
    }
  }
`;

export const State = styled.strong`
  grid-row: 1;
  grid-column: 3;
  font-size: ${text.small.size};

  @media ${media.desktop} {
    grid-column: 5;
  }
`;

export const Acts = styled.span`
  display: flex;
  grid-row: 2 / span 2;
  grid-column: 3;

  @media ${media.desktop} {
    grid-row: 1;
    grid-column: 6;
  }
`;

export const Status = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
  min-block-size: ${size.target};
`;
