import { styled } from 'styled-components';
import {
  color,
  icon,
  media,
  motion,
  radius,
  size,
  space,
  stroke,
  textStyle,
  weight,
} from '@standby/shared-ui';

/** Entry in a list on a phone, or at its time in a column if the width allows. */
export const Item = styled.li`
  --tone: ${color.info};

  position: relative;
  border: ${stroke.hairline};
  border-inline-start: ${space[1]} solid var(--tone);
  border-radius: ${radius.small};
  background: ${color.surface};

  &[data-kind='performance'],
  &[data-kind='press-night'] {
    --tone: ${color.go};
  }

  &[data-kind='get-in'],
  &[data-kind='fit-up'],
  &[data-kind='focus'],
  &[data-kind='technical'],
  &[data-kind='dress'] {
    --tone: ${color.accent};
  }

  &[data-kind='fitting'],
  &[data-kind='photo-call'],
  &[data-kind='meeting'],
  &[data-kind='other'] {
    --tone: ${color.control};
  }

  @media ${media.desktop} {
    position: absolute;
    inset-block-start: calc(var(--from) * var(--hour));
    inset-inline-start: calc(100% / var(--lanes) * var(--lane));
    inline-size: calc(100% / var(--lanes));
    block-size: calc(var(--length) * var(--hour));
    min-block-size: ${space[6]};
    overflow: clip;
    transition: box-shadow ${motion.fast};

    &:focus-within,
    &:hover {
      z-index: 1;
    }

    &[data-dragged] {
      z-index: 2;
      opacity: 0.85;
      outline: ${stroke.thick} dashed ${color.accent};
    }
  }

  [data-short] {
    display: none;
  }

  @media ${media.desktop} {
    &:not([data-wide]) [data-short] {
      display: inline;
    }

    &:not([data-wide]) [data-long] {
      display: none;
    }
  }

  @media ${media.print} {
    break-inside: avoid;
  }
`;

export const Body = styled.button`
  display: flex;
  flex-wrap: wrap;
  align-content: start;
  column-gap: ${space[2]};
  inline-size: 100%;
  block-size: 100%;
  min-block-size: ${size.target};
  padding: ${space[2]} ${space[3]};
  border: 0;
  border-radius: inherit;
  background: none;
  color: ${color.text};
  font: inherit;
  ${textStyle('small')};
  text-align: start;

  > * {
    flex: 1 0 100%;
    overflow-wrap: anywhere;
  }

  &:where(button) {
    cursor: pointer;
  }

  /*
   * Content that does not fit flows into a hidden column beside the block, so that no line is cut.
   */
  @media ${media.desktop} {
    flex-direction: column;
    min-block-size: 0;
    padding: ${space[1]} ${space[2]};
    overflow: hidden;
    ${textStyle('micro')};

    > * {
      flex: none;
      inline-size: 100%;
    }

    [data-line] > & {
      flex-flow: row nowrap;

      > * {
        flex: 0 1 auto;
        inline-size: auto;
        min-inline-size: 0;
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
    }

    /*
     * A single line of a narrow column fits the time and the title; screen readers read the rest.
     */
    [data-line]:not([data-wide]) > & > :not([data-first]) {
      position: absolute;
      inline-size: ${stroke.thin};
      clip-path: inset(50%);
    }
  }

  @media ${media.hover} {
    &:where(button):hover {
      background: ${color.raised};
    }
  }

  &:focus-visible {
    outline: ${stroke.thick} solid ${color.accent};
    outline-offset: calc(-1 * ${stroke.thick});
  }
`;

export const Time = styled.span`
  font-variant-numeric: tabular-nums;
  color: ${color.textMuted};

  svg {
    display: none;
  }

  /* In a small block this sign alone reports a conflict. */
  @media ${media.desktop} {
    [data-line]:not([data-wide]) && {
      flex-shrink: 1000;
    }

    /* The sign stays visible even if the time is hidden. */
    [data-line] &&:has(svg) {
      min-inline-size: ${icon.small};
    }

    svg {
      display: inline;
      inline-size: ${icon.small};
      block-size: ${icon.small};
      margin-inline-end: ${space[1]};
      vertical-align: text-bottom;
      color: ${color.stop};
    }
  }
`;

export const Title = styled.span`
  font-weight: ${weight.strong};

  @media ${media.desktop} {
    && {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: var(--title-lines);
    }

    [data-line] && {
      display: block;
    }
  }
`;

export const Kind = styled.span`
  color: ${color.textMuted};
`;

export const Detail = styled.span`
  color: ${color.textMuted};
`;

export const Notes = styled.span`
  color: ${color.textMuted};
  font-style: italic;
`;

export const Conflict = styled.span`
  display: flex;
  gap: ${space[1]};
  color: ${color.stop};

  svg {
    flex-shrink: 0;
    inline-size: ${icon.small};
    block-size: ${icon.small};
  }

  @media ${media.desktop} {
    svg {
      display: none;
    }
  }
`;

/** Handle at which a pointer drags the end of an entry. */
export const Handle = styled.span`
  display: none;

  @media ${media.desktop} {
    position: absolute;
    inset-block-end: 0;
    inset-inline: 0;
    display: block;
    block-size: ${space[2]};
    cursor: ns-resize;
  }
`;
