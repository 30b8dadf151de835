import { color, font, radius, stroke, textStyle } from '@standby/shared-ui';
import { css, styled } from 'styled-components';

/* Styles that the room’s panels share. */

/** Small text that explains an element beside it. */
export const mutedText = css`
  ${textStyle('small')};
  color: ${color.textMuted};
`;

/** Times and durations, with digits of equal width. */
export const figureText = css`
  font-family: ${font.figure};
  font-variant-numeric: tabular-nums;
`;

/** One line; longer text is cut. */
export const oneLine = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const twoLines = css`
  overflow: hidden;
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

/** Places children at both ends of a row. */
export const spread = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
`;

/** Hides content visually, and leaves it to assistive technology. */
export const unseen = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

export const frame = css`
  border: ${stroke.hairline};
  border-radius: ${radius.large};
`;

export const panel = css`
  ${frame}
  background: ${color.surface};
`;

export const List = styled.ol`
  display: grid;
`;
