import { styled } from 'styled-components';
import { color, media, size, space, stroke, textStyle, weight } from '@standby/shared-ui';

/** The pages of a show, as a strip of links. */
export const Pages = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[6]};
  border-block-end: ${stroke.hairline};

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${size.target};
    margin-block-end: calc(-1 * ${stroke.thin});
    padding-block-end: ${stroke.thick};
    ${textStyle('small')};
    font-weight: ${weight.medium};
    color: ${color.textMuted};
    text-decoration: none;
  }

  a[aria-current] {
    /* No transparent border on the others: forced colours would show it. */
    padding-block-end: 0;
    border-block-end: ${stroke.thick} solid ${color.accent};
    color: ${color.text};
  }

  @media ${media.hover} {
    a:hover {
      color: ${color.text};
    }
  }

  @media ${media.print} {
    display: none;
  }
`;
