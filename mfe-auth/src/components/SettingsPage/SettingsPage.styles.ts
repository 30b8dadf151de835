import { color, font, size, space, stroke, text, weight } from '@standby/shared-ui';
import { styled } from 'styled-components';

export const Sections = styled.nav`
  display: flex;
  gap: ${space[5]};
  border-block-end: ${stroke.hairline};

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${size.target};
    border-block-end: ${stroke.thick} solid transparent;
    color: ${color.textMuted};
    font-family: ${font.body};
    font-size: ${text.small.size};
    font-weight: ${weight.medium};
    text-decoration: none;
  }

  a:hover,
  a[aria-current] {
    color: ${color.text};
  }

  a[aria-current] {
    border-block-end-color: ${color.accent};
  }

  /* Forced colours draw transparent borders too. */
  @media (forced-colors: active) {
    a {
      border-color: Canvas;
    }

    a[aria-current] {
      border-block-end-color: Highlight;
    }
  }
`;

export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[10]};
  max-inline-size: ${size.form};
`;
