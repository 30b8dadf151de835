import { styled } from 'styled-components';
import { color, icon, media, space, textStyle, weight } from '@standby/shared-ui';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
`;

export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[4]};
  align-items: center;
`;

export const Turn = styled.div`
  display: flex;
  gap: ${space[1]};
  align-items: center;
`;

export const Range = styled.p`
  flex: 1 1 auto;
  ${textStyle('lead')};
  font-weight: ${weight.medium};
`;

export const Views = styled.div`
  display: flex;
  gap: ${space[1]};

  [aria-pressed='true'] {
    border-color: ${color.accent};
    background: ${color.accentSoft};
  }
`;

export const Zone = styled.p`
  ${textStyle('small')};
  color: ${color.textMuted};
`;

/** What does not fit, and by which rules. */
export const Conflicts = styled.section`
  display: grid;
  gap: ${space[4]};

  h2 {
    ${textStyle('heading')};
  }

  ul {
    display: grid;
    gap: ${space[3]};
  }

  li {
    display: flex;
    gap: ${space[2]};
  }

  svg {
    flex-shrink: 0;
    inline-size: ${icon.large};
    block-size: ${icon.large};
    color: ${color.stop};
  }

  small {
    display: block;
    ${textStyle('small')};
    color: ${color.textMuted};
  }

  @media ${media.print} {
    display: none;
  }
`;
