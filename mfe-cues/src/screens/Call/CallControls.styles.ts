import { color, extent, media, size, space, stroke, text, weight } from '@standby/shared-ui';
import { styled } from 'styled-components';

/** Keys within reach of the thumb, below the part that scrolls. */
export const Controls = styled.div`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${space[2]};
  padding-block-end: max(${space[3]}, env(safe-area-inset-bottom));
  background: ${color.night};

  button {
    grid-column: span 2;
    min-inline-size: 0;
    min-block-size: ${size.target};
    padding-inline: ${space[1]};
    font-size: ${text.small.size};
    line-height: 1.2;
  }

  kbd {
    display: none;
  }

  [data-act='standby'] {
    grid-column: 1 / -1;
    min-block-size: ${size.tall};
    border-width: ${stroke.thick};
    font-size: ${text.lead.size};
  }

  /* The largest target for a thumb. */
  [data-act='go'] {
    grid-column: 1 / -1;
    min-block-size: ${extent[6]};
    border: ${space[1]} solid currentColor;
    font-size: ${text.section.size};
  }

  @media ${media.tablet} {
    grid-template-columns: repeat(12, minmax(0, 1fr));

    button {
      grid-column: span 4;
      min-block-size: ${size.tall};
      font-size: ${text.lead.size};
    }

    [data-act='standby'] {
      grid-column: span 5;
    }

    [data-act='go'] {
      grid-column: span 7;
    }
  }

  @media ${media.desktop} {
    button:not([data-act='standby'], [data-act='go']) {
      grid-column: span 2;
    }
  }

  /* On a small phone, the moments need the space more than the largest key does. */
  @media (max-height: 44em) and (width < 48em) {
    [data-act='standby'] {
      min-block-size: ${size.target};
    }

    [data-act='go'] {
      min-block-size: ${extent[4]};
    }
  }

  /* On a phone in landscape, the next moment needs the space more than large keys do. */
  @media (max-height: 30em) {
    && button {
      min-block-size: ${size.target};
    }
  }

  @media ${media.tablet} and ${media.hover} {
    kbd {
      display: inline-grid;
    }
  }
`;

export const Refusal = styled.p`
  grid-column: 1 / -1;
  font-size: ${text.small.size};
  font-weight: ${weight.strong};
  line-height: 1.3;

  @media ${media.tablet} {
    font-size: ${text.body.size};
  }
`;
