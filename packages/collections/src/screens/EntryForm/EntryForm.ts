import { styled } from 'styled-components';
import { color, extent, space, textStyle } from '@standby/shared-ui';

/** Form that fills a page, with its sections below each other. */
export const EntryForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};

  /* Hint about what the disabled button waits for; it stands beside the buttons or below them. */
  > :last-child > p {
    flex: 1 1 ${extent[14]};
    ${textStyle('small')};
    color: ${color.textMuted};

    a {
      padding-block: ${space[1]};
    }
  }
`;
