import { styled } from 'styled-components';
import { color, media, space, stroke, textStyle } from '@standby/shared-ui';
import { PlainList } from '../PlainList.styles';

export const List = styled(PlainList)`
  display: grid;
  inline-size: 100%;

  > li {
    display: grid;
    gap: ${space[2]} ${space[4]};
    align-items: center;
    padding-block: ${space[3]};
    border-block-end: ${stroke.hairline};
    overflow-wrap: anywhere;

    @media ${media.tablet} {
      grid-template-columns: minmax(0, 1fr) auto;
    }
  }

  small {
    display: block;
    ${textStyle('small')};
    color: ${color.textMuted};
  }

  li[data-state='done'] p {
    color: ${color.textMuted};
  }

  @media ${media.print} {
    > li {
      grid-template-columns: minmax(0, 1fr) auto;
      break-inside: avoid;
    }
  }
`;

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  align-items: center;

  @media ${media.print} {
    button {
      display: none;
    }
  }
`;
