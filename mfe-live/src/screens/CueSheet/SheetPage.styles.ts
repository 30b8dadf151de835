import { extent, media, Page, size, space, textStyle } from '@standby/shared-ui';
import { styled } from 'styled-components';
import { mutedText } from '../../components/primitives/primitives';

/** The whole width of the window: a sheet has many columns. */
export const SheetRoot = styled(Page)`
  gap: ${space[4]};
  max-inline-size: none;
`;

/** The field of a new cue with its button, which stays beside the field where the hint is below it. */
export const Line = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space[3]};

  > :first-child {
    flex: 1 1 ${extent[20]};
  }

  @media ${media.tablet} {
    > button {
      margin-block-start: calc(1.25rem + ${space[2]});
    }
  }
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
`;

export const Filters = styled(Tools)``;

export const Filter = styled.div`
  inline-size: ${extent[13]};
`;

export const Pages = styled.div`
  inline-size: ${extent[12]};
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

export const Problems = styled.ul`
  ${textStyle('small')};
  overflow-wrap: anywhere;

  strong {
    margin-inline-end: ${space[2]};
    font-variant-numeric: tabular-nums;
  }
`;
