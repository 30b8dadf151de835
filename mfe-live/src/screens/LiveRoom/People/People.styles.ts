import { color, space, text, weight, size, stroke } from '@standby/shared-ui';
import { styled } from 'styled-components';
import { mutedText, panel } from '@standby/room-parts/primitives';
import { desk } from '../desk-layout';

export const Root = styled.section`
  min-inline-size: 0;
  padding: ${space[2]} ${space[4]};
  ${panel}

  ${desk.tall} {
    ${desk.tablet} {
      grid-area: people;
    }
  }
`;

export const Entry = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};
  min-block-size: ${size.target};
  padding-block: ${space[2]};
  border-block-start: ${stroke.hairline};
`;

export const Who = styled.div`
  display: grid;
  min-inline-size: 0;
  font-weight: ${weight.medium};
  line-height: 1.3;

  small {
    font-size: ${text.small.size};
    font-weight: ${weight.regular};
    color: ${color.textMuted};
  }
`;

export const Subheading = styled.h3`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[2]};
  padding-block: ${space[4]} ${space[2]};
  font-size: ${text.small.size};
`;

export const Hint = styled.p`
  padding-block-end: ${space[3]};
  ${mutedText}
`;
