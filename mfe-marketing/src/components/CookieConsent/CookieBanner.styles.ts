import { color, media, size, space, weight, stroke, textStyle } from '@standby/shared-ui';
import { styled } from 'styled-components';

export const Root = styled.section`
  display: grid;
  gap: ${space[4]} ${space[10]};
  align-items: center;
  inline-size: 100%;
  /* The banner shares its line with a header right above. */
  margin-block-start: calc(-1 * ${stroke.thin});
  padding: ${space[5]} max(${space.gutter}, (100% - ${size.content}) / 2);
  border-block: ${stroke.hairline};

  html[data-cookies='answered'] & {
    display: none;
  }

  /* Without scripts the banner could not be answered, and no cookie is set. */
  @media (scripting: none) {
    display: none;
  }

  @media ${media.desktop} {
    grid-template-columns: 1fr auto;
  }
`;

export const Content = styled.div`
  max-inline-size: ${size.reading};
  ${textStyle('small')};
`;

export const Title = styled.p`
  font-weight: ${weight.strong};
`;

export const Text = styled.p`
  color: ${color.textMuted};
`;

/** Answers; on a phone both share a row in equal widths, and the settings have the next row. */
export const Answers = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]};

  & > :last-child {
    grid-column: 1 / -1;
  }

  @media ${media.tablet} {
    display: flex;
    flex-wrap: wrap;
  }
`;
