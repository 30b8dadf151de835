import { color, space, stroke, text, weight, radius } from '@standby/shared-ui';
import { styled } from 'styled-components';

export const Rows = styled.ul`
  display: grid;
  gap: ${space[2]};
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space[1]} ${space[3]};
    /* The end leaves room for the focus ring, which the scrolling part would clip. */
    padding-inline: calc(${space[2]} + ${stroke.thick}) ${space[1]};
    color: ${color.textMuted};
  }

  li[data-armed='true'] {
    padding-inline-start: ${space[2]};
    border-inline-start: ${stroke.thick} solid ${color.text};
    color: ${color.text};
  }

  li[data-step='apart'],
  li[data-link='unreachable'],
  li[data-link='silent'] {
    color: ${color.text};
  }
`;

export const Words = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space[2]};

  small {
    font-size: ${text.small.size};
  }

  [data-step='apart'] & > span {
    font-weight: ${weight.strong};
  }
`;

/** Text that the caller has to say aloud, below its row. */
export const Voice = styled.p`
  grid-column: 1 / -1;
  padding: ${space[1]} ${space[2]};
  border: ${stroke.thin} solid ${color.text};
  border-radius: ${radius.small};
  font-weight: ${weight.strong};
  color: ${color.text};

  &:empty {
    display: none;
  }
`;
