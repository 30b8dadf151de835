import { extent, size, space, text } from '@standby/shared-ui';
import { styled } from 'styled-components';

/** Always one line, so that the field below keeps its place. */
export const PresetsRow = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  min-inline-size: 0;
`;

export const PresetList = styled.div`
  display: flex;
  flex: 1;
  gap: ${space[2]};
  min-inline-size: 0;
  /* Makes room for the focus ring, which is outside the buttons. */
  margin: calc(-1 * ${space[1]});
  padding: ${space[1]};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;

  button {
    flex-shrink: 0;
    max-inline-size: ${extent[11]};
    min-block-size: ${size.target};
    padding-inline: ${space[3]};
    font-size: ${text.small.size};
  }

  button > span,
  button > span > span {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
