import { color, font, media, space, text } from '@standby/shared-ui';
import { styled } from 'styled-components';

export const Place = styled.p`
  font-variant-numeric: tabular-nums;
  color: ${color.textMuted};
`;

export const Line = styled.p`
  font-size: clamp(${text.section.size}, 4cqi, ${text.display.size});
  line-height: 1.25;
  overflow-wrap: anywhere;
`;

export const Cues = styled.ul`
  display: grid;
  gap: ${space[1]};
  list-style: none;
`;

export const CueRow = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space[4]};
  padding-inline-start: ${space[3]};
  border-inline-start: ${space[1]} solid transparent;
  overflow-wrap: anywhere;

  /* Forced colours would show the transparent border, and each cue as standing by. */
  @media ${media.forcedColors} {
    border-inline-start-color: Canvas;
  }

  &[data-standby='true'] {
    border-inline-start-color: ${color.text};
  }

  strong {
    font-family: ${font.figure};
    font-size: ${text.title.size};
    font-variant-numeric: tabular-nums;
    line-height: 1.05;
  }

  &[data-called='true'] strong {
    font-size: clamp(${text.display.size}, 17cqi, 6rem);
  }

  /*
   * Called cues are as large as the next moment’s part of the window allows; automatic ones are
   * half as large.
   */
  @media ${media.desktop} {
    strong {
      font-size: clamp(${text.title.size}, min(13cqi, 30cqb / var(--cues)), 10rem);
    }

    &[data-called='true'] strong {
      font-size: clamp(${text.title.size}, min(26cqi, 60cqb / var(--cues)), 20rem);
    }

    span {
      font-size: clamp(${text.lead.size}, min(3.5cqi, 18cqb / var(--cues)), ${text.display.size});
    }
  }

  /* On a phone, all cues of a large moment stay in view. */
  @media (width < 48em) {
    [data-many='true'] > & strong {
      min-inline-size: 3.5em;
      font-size: ${text.title.size};
    }

    [data-many='true'] > & span {
      font-size: ${text.body.size};
    }
  }

  span {
    font-size: ${text.lead.size};
  }

  small {
    font-size: ${text.body.size};
    color: ${color.textMuted};
  }
`;
