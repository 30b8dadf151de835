import { color, extent, media, space, text, weight } from '@standby/shared-ui';
import { css, styled } from 'styled-components';
import { ActButton } from '../ActButton';
import { desk, height, order } from '../desk-layout';

/** Buttons of constant size, each with a word and its state below. */
const controls = css`
  display: grid;
  gap: ${space[2]};
  container-type: inline-size;

  button {
    block-size: ${height.row};
    padding: 0 ${space[1]};
    overflow: hidden;
  }

  button svg,
  button kbd {
    display: none;
  }

  @container (max-width: ${extent[15]}) {
    button {
      font-size: ${text.small.size};
    }
  }

  @container (max-width: ${extent[13]}) {
    button {
      font-size: ${text.micro.size};
    }
  }

  @container (min-width: ${extent[24]}) {
    button svg {
      display: block;
    }
  }

  ${desk.tall} {
    ${desk.tablet} {
      button {
        font-size: inherit;
      }

      /* In the corner, where the key takes no space from the words. */
      @container (min-width: ${extent[15]}) {
        button kbd {
          position: absolute;
          inset: auto ${space[1]} ${space[1]} auto;
          padding: 0 ${space[1]};
          font-size: 0.6875rem;
          line-height: 1.3;

          @media ${media.hover} {
            display: inline-grid;
          }
        }
      }
    }
  }

  button > span {
    flex-wrap: wrap;
    gap: 0 ${space[2]};
    line-height: 1.15;
  }

  [aria-disabled='true'] {
    border-color: ${color.hairline};
    color: ${color.textMuted};

    @media ${media.forcedColors} {
      color: GrayText;
    }
  }
`;

export const Controls = styled.div`
  ${controls}
  grid-template-columns: minmax(max-content, 1fr) minmax(max-content, 1fr) minmax(max-content, 1fr);

  ${desk.narrow} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    button {
      padding: 0;
      font-size: 0.625rem;
    }
  }

  [data-act='blackout'] {
    touch-action: manipulation;
    -webkit-touch-callout: none;
  }

  [data-act='blackout']:not(:disabled) {
    border-color: ${color.stop};
  }

  ${desk.tall} {
    ${desk.tablet} {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
  }
`;

export const ViewingControls = styled.div`
  ${controls}
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  order: ${order.notices};

  ${desk.low} {
    --offset: calc(var(--deck-height) + ${height.undo} + 2 * ${space[3]});
    position: sticky;
    inset-block-start: calc(var(--offset) + ${space[2]});
    order: ${order.side};
    align-self: end;
    inline-size: var(--side-width);
    margin-block: var(--offset) calc(-1 * (var(--offset) + ${height.row} + ${space[3]}));
    margin-inline-end: calc(-1 * (var(--side-width) + ${space[4]}));
  }

  ${desk.tall} {
    ${desk.tablet} {
      order: 0;
    }
  }
`;

/** Hidden in layouts with two columns, where the field is always in view. */
export const MessageButton = styled(ActButton)`
  ${desk.tall} {
    ${desk.tablet} {
      display: none;
    }
  }
`;

export const PressedState = styled.small`
  flex-basis: 100%;
  font-size: ${text.micro.size};
  font-weight: ${weight.medium};
  color: ${color.textMuted};

  [aria-pressed='true'] & {
    font-weight: ${weight.strong};
    color: ${color.text};
  }
`;
