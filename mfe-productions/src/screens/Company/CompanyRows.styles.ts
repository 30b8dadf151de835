import { styled } from 'styled-components';
import {
  color,
  extent,
  icon,
  layer,
  media,
  radius,
  size,
  space,
  stroke,
  textStyle,
  weight,
} from '@standby/shared-ui';

/**
 * Parts are styled from the table, because hundreds of rows with styled parts of their own would
 * take long to render. The fixed layout spares the browser to measure every cell.
 */
export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  table-layout: fixed;

  th,
  td {
    padding: ${space[1]} ${space[3]} ${space[1]} 0;
    border-block-end: ${stroke.hairline};
    text-align: start;
    vertical-align: middle;
    overflow-wrap: anywhere;
  }

  tbody th {
    font-weight: ${weight.medium};
  }

  small {
    display: block;
    ${textStyle('small')};
    font-weight: ${weight.regular};
    color: ${color.textMuted};
  }

  /* Names of the columns stay in sight below the page's own header. */
  thead > tr > * {
    position: sticky;
    inset-block-start: ${size.header};
    z-index: ${layer.sticky};
    padding-block: 0;
    /* A border would scroll away with the rows, because collapsed borders belong to the table. */
    border-block-end: 0;
    box-shadow: inset 0 calc(-1 * ${stroke.thin}) ${color.hairline};
    background: ${color.page};
  }

  @media ${media.forcedColors} {
    thead > tr > * {
      border-block-end: ${stroke.hairline};
    }
  }

  thead button {
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
    min-block-size: ${size.target};
    padding: 0;
    border: 0;
    background: none;
    ${textStyle('small')};
    font-weight: ${weight.regular};
    color: ${color.textMuted};
    text-align: start;
    cursor: pointer;
  }

  thead svg {
    flex-shrink: 0;
    inline-size: ${icon.small};
    block-size: ${icon.small};
    visibility: hidden;
  }

  [aria-sort] button {
    color: ${color.text};
    font-weight: ${weight.medium};
  }

  [aria-sort] svg {
    visibility: visible;
  }

  @media ${media.hover} {
    thead button:hover {
      color: ${color.text};
    }

    tbody button:hover {
      background: ${color.raised};
      color: ${color.text};
    }
  }

  /* High enough for a finger. */
  tbody a {
    display: flex;
    align-items: center;
    min-block-size: ${space[8]};
  }

  tbody button {
    display: inline-grid;
    place-items: center;
    inline-size: ${size.compact};
    block-size: ${size.compact};
    padding: 0;
    border: 0;
    border-radius: ${radius.small};
    background: none;
    color: ${color.textMuted};
    cursor: pointer;
  }

  tbody svg {
    inline-size: ${icon.medium};
    block-size: ${icon.medium};
  }

  [data-column='manage'] {
    inline-size: ${size.target};
    padding-inline: 0;
    text-align: end;
  }

  /* As wide as a long number, which must stay on one line to be dialled by hand. */
  [data-column='phone'] {
    inline-size: ${extent[10]};
  }

  [data-column='email'] {
    inline-size: 34%;
  }

  /* A narrow window has the texts of hidden columns below the name or the role. */
  @media not ${media.tablet} {
    [data-column='position'],
    [data-column='email'] {
      display: none;
    }
  }

  @media not ${media.desktop} {
    [data-column='department'] {
      display: none;
    }
  }

  @media ${media.tablet} {
    [data-below='name'] {
      display: none;
    }
  }

  @media ${media.desktop} {
    [data-below='position'] {
      display: none;
    }

    [data-column='email'] {
      inline-size: 26%;
    }
  }
`;
