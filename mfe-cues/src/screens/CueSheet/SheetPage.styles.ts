import { extent, media, Page, size, space } from '@standby/shared-ui';
import { styled } from 'styled-components';
import { mutedText } from '@standby/room-parts/primitives';

/** Uses the whole width of the window, because a sheet has many columns. */
export const SheetRoot = styled(Page)`
  gap: ${space[3]};
  max-inline-size: none;
`;

/**
 * Tools and table. On a desktop the selected cue’s actions are beside the filters, so that the
 * table begins higher.
 */
export const Table = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};

  @media ${media.desktop} {
    grid-template-areas: 'filters row' 'tools tools' 'table table' 'keys keys';
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space[2]} ${space[3]};
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
`;

/** A row that scrolls on a phone, where the cues need the space. */
export const ToolRow = styled(Tools)`
  /* Clips hidden labels too. */
  position: relative;
  flex-wrap: nowrap;
  overflow-x: auto;
  /* Space for the focus outline of a button. */
  padding-block: ${space[1]};

  > * {
    flex: none;
  }

  @media ${media.tablet} {
    flex-wrap: wrap;
    overflow-x: visible;
    padding-block: 0;
  }

  @media ${media.desktop} {
    grid-area: tools;
  }
`;

/** A row that scrolls on a phone, like the tools. Each filter is as wide as its longest choice. */
export const Filters = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[2]};
  overflow-x: auto;
  padding-block: ${space[1]};

  > * {
    flex: none;
    min-inline-size: ${extent[10]};
  }

  @media ${media.tablet} {
    flex-wrap: wrap;
    overflow-x: visible;
    padding-block: 0;
  }

  @media ${media.desktop} {
    grid-area: filters;
  }
`;

/** Number of cues that match the filter. */
export const Shown = styled.div`
  ${mutedText}
  display: flex;
  align-items: center;
  gap: ${space[2]};
`;

export const CueTools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]};

  > strong {
    min-inline-size: ${extent[5]};
    font-variant-numeric: tabular-nums;
  }

  @media ${media.desktop} {
    grid-area: row;
  }
`;

export const Status = styled.p`
  ${mutedText}
  min-block-size: ${size.compact};
`;
