import { extent, media, Page, size, space } from '@standby/shared-ui';
import { styled } from 'styled-components';
import { mutedText } from '../../components/primitives/primitives';

/** The whole width of the window: a sheet has many columns. */
export const SheetRoot = styled(Page)`
  gap: ${space[3]};
  max-inline-size: none;
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
`;

/** One row that scrolls on a phone, where the cues need the room. */
export const ToolRow = styled(Tools)`
  flex-wrap: nowrap;
  overflow-x: auto;
  /* The outline of a button that has the focus. */
  padding-block: ${space[1]};

  > * {
    flex: none;
  }

  @media ${media.tablet} {
    flex-wrap: wrap;
    overflow-x: visible;
    padding-block: 0;
  }
`;

export const Filters = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: center;
  gap: ${space[2]};

  @media ${media.tablet} {
    grid-template-columns: repeat(4, minmax(0, ${extent[13]})) auto;
    justify-content: start;
  }
`;

/** How many cues a filter leaves. */
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
`;

export const Status = styled.p`
  ${mutedText}
  min-block-size: ${size.compact};
`;
