import { color, size, space, stroke, text, textStyle } from '@standby/shared-ui';
import { styled } from 'styled-components';
import { mutedText } from '@standby/room-parts/primitives';

export const HoldFields = styled.fieldset`
  display: grid;
  gap: ${space[2]};
  min-inline-size: 0;
  padding-block-end: ${space[4]};

  > legend {
    margin-block-end: ${space[2]};
    padding: 0;
    ${mutedText}
  }
`;

/** Choices beside each other, which fill their line. */
export const HoldRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  button {
    flex: 1 1 0;
    min-inline-size: max-content;
    min-block-size: ${size.target};
    padding-inline: ${space[1]};
  }

  button[aria-pressed] {
    border: ${stroke.thin} solid ${color.hairline};
    font-size: ${text.small.size};
  }

  button[aria-pressed='true'] {
    border: ${stroke.thick} solid ${color.accent};
  }
`;

export const Held = styled.p`
  ${textStyle('small')};
  overflow-wrap: anywhere;

  strong {
    color: ${color.standby};
  }
`;
