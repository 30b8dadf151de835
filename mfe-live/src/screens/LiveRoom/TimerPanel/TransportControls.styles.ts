import { size, space, text } from '@standby/shared-ui';
import { styled } from 'styled-components';
import { twoLines } from '@standby/room-parts/primitives';
import { ActButton } from '../ActButton';
import { desk, height } from '../desk-layout';

export const Transport = styled.div`
  display: grid;
  grid-template-columns: minmax(${size.target}, 0.8fr) minmax(0, 2.1fr) minmax(
      ${size.target},
      0.8fr
    );
  gap: ${space[2]};
`;

export const Step = styled(ActButton)`
  block-size: ${height.row};
  padding: 0 ${space[1]};
  font-size: ${text.lead.size};
  font-variant-numeric: tabular-nums;

  ${desk.tall} {
    ${desk.tablet} {
      font-size: ${text.body.size};
    }

    ${desk.wide} {
      font-size: ${text.lead.size};
    }
  }
`;

export const Toggle = styled(ActButton)`
  block-size: ${height.row};
  padding: 0 ${space[1]};
  font-size: ${text.lead.size};

  ${desk.small} {
    padding: 0;

    svg {
      display: none;
    }
  }

  /* The timer’s name takes the icon’s space if both do not fit. */
  ${desk.tall} {
    ${desk.tablet} {
      [data-show-mode] &:has([data-what]) svg {
        display: inline-block;
      }

      &:has([data-what]) svg {
        display: none;
      }
    }
  }

  /* The panel is narrow here, so smaller text keeps the longer word clear of the edge. */
  ${desk.tall} {
    ${desk.tablet} {
      font-size: ${text.body.size};
    }

    ${desk.wide} {
      font-size: ${text.lead.size};
    }
  }
`;

/** The verb and the figure above the name, as high as a button with one word. */
export const Words = styled.span`
  display: grid;
  grid-template-areas: 'verb figure' 'name name';
  grid-template-columns: auto auto;
  justify-content: center;
  min-inline-size: 0;
  font-size: ${text.body.size};
  line-height: 1.1;

  > :first-child {
    grid-area: verb;
    justify-self: end;
  }
`;

/** Its parts join the grid of the verb. */
export const What = styled.span`
  display: contents;
`;

/** Two lines, enough for the longest name. */
export const Name = styled.span`
  grid-area: name;
  justify-self: center;
  ${twoLines}
  font-size: ${text.micro.size};
  overflow-wrap: anywhere;
  white-space: normal;
`;

export const Figure = styled.span`
  grid-area: figure;
  justify-self: start;
  white-space: pre;
`;
