import { styled } from 'styled-components';
import { color, extent, media, space, stroke, textStyle } from '@standby/shared-ui';
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

    grid-template-columns: auto minmax(0, 1fr);

    > :first-child {
      grid-column: 1 / -1;
    }

    @media ${media.tablet} {
      grid-template-columns: minmax(0, 1fr) ${extent[6]} auto;

      > :first-child {
        grid-column: auto;
      }
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
      grid-template-columns: minmax(0, 1fr) ${extent[6]};

      > :first-child {
        grid-column: auto;
      }

      break-inside: avoid;
    }
  }
`;

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;

  /* Wide enough for the largest set of buttons, so that the states align in a column. */
  @media ${media.tablet} {
    min-inline-size: ${extent[20]};
  }

  @media ${media.print} {
    display: none;
  }
`;
