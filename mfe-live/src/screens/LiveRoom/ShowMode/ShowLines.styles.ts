import { extent, space, text } from '@standby/shared-ui';
import { css, styled } from 'styled-components';
import { desk, DESK } from '../desk-layout';
import { largeText, shortPhone } from './show-mode-layout';

/** Lines without gaps, in the smallest text, for low screens. */
const dense = css`
  --line-height: calc(${text.micro.line} * ${text.micro.size});
  row-gap: 0;
  font-size: ${text.micro.size};
`;

/** Each line keeps its place while it is empty, so that nothing moves when one appears. */
export const Lines = styled.div`
  --line-height: calc(${text.small.line} * ${text.small.size});
  display: grid;
  grid-area: lines;
  grid-template-areas: 'message message' 'lost lost' 'missing missing' 'call questions' 'cues cues';
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  grid-auto-rows: var(--line-height);
  align-content: start;
  gap: ${space[1]} ${space[4]};
  min-inline-size: 0;
  font-size: ${text.small.size};
  line-height: var(--line-height);

  ${shortPhone} {
    ${dense}
  }

  ${largeText} {
    ${dense}
  }

  ${desk.low} {
    @container ${DESK} (max-width: 43.99rem) {
      ${dense}
      grid-template-areas: 'message lost' 'call missing' 'cues questions';
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }

  /* An open panel needs the height of a phone, so only the alarms stay. */
  ${desk.tall} {
    @container ${DESK} (max-width: 43.99rem) {
      [data-panel='true'] > & {
        ${dense}
        grid-template-areas: 'lost missing';
        grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      }

      [data-panel='true'] > & > :not([data-line='lost'], [data-line='missing']) {
        display: none;
      }
    }
  }

  ${desk.tall} {
    @container ${DESK} (min-width: ${extent[44]}) {
      grid-template-areas: 'message lost missing' 'cues call questions';
      grid-template-columns: minmax(0, 5fr) minmax(0, 3fr) minmax(0, 5fr);
    }
  }
`;

export const Slot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${['message', 'lost', 'missing', 'call', 'questions', 'cues'].map(
    (name) => css`
      &[data-line='${name}'] {
        grid-area: ${name};
      }
    `,
  )}
`;
