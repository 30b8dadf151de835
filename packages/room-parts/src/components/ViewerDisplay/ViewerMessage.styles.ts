import { font, weight } from '@standby/shared-ui';
import { styled } from 'styled-components';

const MESSAGE_LINES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14] as const;
const LINE_HEIGHT = 1.14;

/**
 * The largest font size at which a message fits: the maximum over one line, two lines and so on.
 * Every line but the last leaves less space than the longest word, so the bound is safe.
 */
const messageSize = `max(${MESSAGE_LINES.map(
  (lines) => `min(
    ${lines} * var(--message-width) / (var(--message-em) + ${lines - 1} * var(--word-em)),
    var(--message-height) / ${lines * LINE_HEIGHT}
  )`,
).join(', ')})`;

export const Message = styled.p`
  display: grid;
  place-content: center;
  max-inline-size: 100%;
  font-family: ${font.figure};
  font-size: calc(var(--scale) * ${messageSize});
  font-weight: ${weight.strong};
  line-height: ${LINE_HEIGHT};
  text-align: center;
  text-wrap: balance;
  word-spacing: normal;

  &[data-breaks='true'] {
    word-break: break-all;
  }

  [data-layout='focus'] & {
    flex: 1;
  }
`;
