import { styled } from 'styled-components';
import { color, icon, media, space, textStyle, weight } from '@standby/shared-ui';

export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  align-items: center;
`;

export const Turn = styled.div`
  display: flex;
  flex: 1 0 auto;
  gap: ${space[1]};
  align-items: center;

  @media ${media.desktop} {
    flex: 0 0 auto;
  }
`;

/** Range of dates; on a phone it has its own line below the buttons that turn the pages. */
export const Range = styled.p`
  order: 1;
  flex: 1 0 100%;
  ${textStyle('lead')};
  font-weight: ${weight.medium};

  @media ${media.desktop} {
    order: 0;
    flex: 1 1 0;
  }
`;

export const Views = styled.div`
  display: flex;
  order: 2;
  gap: ${space[1]};
`;

/** Conflicts, and the switches of their rules. */
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
