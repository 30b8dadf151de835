import { styled } from 'styled-components';
import { media, space, stroke, text, weight } from '@standby/shared-ui';

/**
 * Sheet shown only on paper, because the screen has the cards. The table's head repeats on every
 * page.
 */
export const Root = styled.section`
  display: none;

  @media ${media.print} {
    display: grid;
    gap: ${space[4]};
    font-size: ${text.small.size};
  }

  table {
    inline-size: 100%;
    border-collapse: collapse;
    table-layout: fixed;
  }

  col[data-column='phone'] {
    inline-size: 17%;
  }

  col[data-column='email'] {
    inline-size: 36%;
  }

  th,
  td {
    padding: ${space[1]} ${space[2]} ${space[1]} 0;
    border-block-end: ${stroke.hairline};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  thead th {
    font-weight: ${weight.medium};
  }

  [scope='rowgroup'] {
    padding-block-start: ${space[4]};
    font-weight: ${weight.strong};
    break-after: avoid;
  }

  tr {
    break-inside: avoid;
  }
`;
