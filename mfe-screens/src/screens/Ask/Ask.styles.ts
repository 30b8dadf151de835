import { color, radius, space, stroke, text } from '@standby/shared-ui';
import { styled } from 'styled-components';
import { mutedText } from '@standby/room-parts/primitives';

export const Answer = styled.section`
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]};
  border: ${stroke.hairline};
  border-inline-start: ${stroke.thick} solid ${color.accent};
  border-radius: ${radius.large};
  background: ${color.surface};

  h2 {
    font-size: ${text.heading.size};
  }

  > p {
    ${mutedText}
  }
`;

export const AnswerRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${space[3]};
  padding-block-end: ${space[2]};
`;
