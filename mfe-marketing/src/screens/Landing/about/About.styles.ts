import { color, extent, font, media, space, stroke, text } from '@standby/shared-ui';
import { styled } from 'styled-components';

export const Columns = styled.div`
  @media ${media.desktop} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${space[16]};
  }
`;

export const Statement = styled.p`
  font-family: ${font.display};
  font-size: ${text.section.size};
  line-height: 1.35;
  font-weight: 400;
  color: ${color.textMuted};
`;

export const Principles = styled.dl`
  display: grid;
  gap: ${space[8]} ${space[10]};
  align-content: end;

  @media ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Term = styled.dt`
  padding-block-start: ${space[4]};
  border-block-start: ${stroke.hairline};
  font-size: ${text.heading.size};
  font-weight: 600;
`;

export const Definition = styled.dd`
  padding-block-start: ${space[2]};
  color: ${color.textMuted};
`;

export const Contacts = styled.ul`
  display: grid;
  /* The grid has as many columns as addresses fit. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${extent[12]}), 1fr));
  gap: ${space[6]} ${space[10]};
`;

export const ContactItem = styled.li`
  display: grid;
  gap: ${space[1]};
  align-content: start;
  padding-block-start: ${space[4]};
  border-block-start: ${stroke.hairline};

  a {
    justify-self: start;
    padding-block: ${space[1]};
  }
`;

export const ContactText = styled.p`
  color: ${color.textMuted};
`;
