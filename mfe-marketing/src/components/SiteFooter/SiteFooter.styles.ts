import { color, media, size, space, text, stroke } from '@standby/shared-ui';
import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';

export const Root = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]} ${space[10]};
  inline-size: 100%;
  max-inline-size: calc(${size.content} + 2 * ${space.gutter});
  margin-inline: auto;
  padding: ${space[8]} ${space.gutter} ${space[12]};
  border-block-start: ${stroke.hairline};
`;

export const Signature = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[4]};
`;

export const Line = styled.p`
  font-size: ${text.small.size};
  color: ${color.textMuted};
`;

export const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[6]};
`;

const legalLink = css`
  display: inline-flex;
  align-items: center;
  min-block-size: ${size.target};
  padding: 0;
  border: 0;
  background: none;
  color: ${color.textMuted};
  font-size: ${text.small.size};
  text-decoration: none;

  @media ${media.hover} {
    &:hover {
      color: ${color.text};
      text-decoration: underline;
    }
  }
`;

export const LegalLink = styled(Link)`
  ${legalLink}
`;

export const LegalButton = styled.button`
  ${legalLink}
`;
