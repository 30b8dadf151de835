import { styled } from 'styled-components';
import { color, extent, font, space, stroke, text, textStyle, weight } from '@standby/shared-ui';

/** The list of names, large enough for a thumb on a tablet beside the stage door. */
export const People = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${extent[16]}), 1fr));
  gap: ${space[3]};
  list-style: none;

  button {
    display: grid;
    inline-size: 100%;
    min-block-size: ${extent[4]};
    padding: ${space[3]} ${space[4]};
    border: ${stroke.thin} solid ${color.control};
    border-radius: 4px;
    background: ${color.surface};
    color: ${color.text};
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
  }

  button:disabled {
    border-color: ${color.hairline};
    color: ${color.textMuted};
    cursor: default;
  }

  strong {
    font-weight: ${weight.strong};
  }

  small {
    ${textStyle('small')};
    color: ${color.textMuted};
  }
`;

export const Pin = styled.form`
  display: grid;
  gap: ${space[4]};
  inline-size: min(100%, ${extent[28]});

  h2 {
    font-family: ${font.display};
    font-size: ${text.heading.size};
    font-weight: ${weight.medium};
    overflow-wrap: anywhere;
  }

  input {
    font-family: ${font.figure};
    font-size: ${text.section.size};
  }
`;
