import {
  color,
  extent,
  icon,
  media,
  radius,
  size,
  space,
  stroke,
  text,
  weight,
} from '@standby/shared-ui';
import { styled } from 'styled-components';
import { panel, spread } from '@standby/room-parts/primitives';
import { desk } from '../desk-layout';

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto minmax(0, 1fr) auto;
  align-content: start;
  gap: ${space[3]};
  min-inline-size: 0;
  padding: ${space[4]};
  ${panel}

  ${desk.tall} {
    ${desk.tablet} {
      grid-area: messages;
    }

    /* Keeps the field in its place, however many messages arrive. */
    ${desk.desktop} {
      align-content: stretch;
      block-size: var(--stage-height);
    }
  }
`;

export const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space[3]};

  h2 {
    font-size: ${text.heading.size};
  }

  a {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
    min-block-size: ${size.target};
    font-size: ${text.small.size};
  }

  svg {
    inline-size: ${icon.small};
    block-size: ${icon.small};
  }
`;

export const Log = styled.div`
  margin-inline: calc(-1 * ${space[2]});
  max-block-size: 60dvh;
  overflow-y: auto;
  overscroll-behavior: contain;

  ${desk.tall} {
    ${desk.desktop} {
      max-block-size: none;
    }
  }
`;

export const Item = styled.li`
  display: grid;
  gap: ${space[1]};
  padding: ${space[3]} ${space[2]};
  border-block-start: ${stroke.hairline};

  &:first-child {
    border-block-start: 0;
  }

  &[data-shown='true'] {
    border-radius: ${radius.small};
    background: ${color.accentSoft};
  }
`;

export const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  font-size: ${text.small.size};
  color: ${color.textMuted};

  strong {
    font-weight: ${weight.strong};
    color: ${color.text};
  }

  time {
    font-variant-numeric: tabular-nums;
  }
`;

export const Text = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  margin-inline-start: calc(-1 * ${space[3]});

  button {
    min-block-size: ${size.target};
    font-size: ${text.small.size};
  }

  > fieldset > :last-child {
    margin-inline-start: auto;
  }

  /* In forced colours borders are visible, so the log must not cut off the first button’s. */
  @media ${media.forcedColors} {
    margin-inline-start: 0;
  }
`;

export const Empty = styled.p`
  padding: ${space[4]} ${space[2]};
  font-size: ${text.small.size};
  color: ${color.textMuted};
`;

export const Form = styled.form`
  display: grid;
  gap: ${space[2]};
  padding-block-start: ${space[3]};
  border-block-start: ${stroke.hairline};
`;

export const FormRow = styled.div`
  ${spread}
  flex-wrap: wrap;
  gap: ${space[2]};

  /* A button wraps to the next line and fills it, before it would cover the count. */
  > p {
    flex: 100 0 auto;
  }

  button {
    flex: 1 0 auto;
    padding-inline: ${space[3]};
    white-space: nowrap;
  }
`;

export const Count = styled.p`
  white-space: nowrap;
  font-size: ${text.small.size};
  font-variant-numeric: tabular-nums;
  color: ${color.textMuted};

  &[data-over='true'] {
    font-weight: ${weight.strong};
    color: ${color.stop};
  }
`;

/** Choices that wrap if the panel is narrow. */
export const InlineChoices = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[4]};
  font-size: ${text.small.size};

  legend {
    float: left;
    padding: 0;
    color: ${color.textMuted};
  }
`;

export const InlineChoice = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: ${size.target};
  cursor: pointer;

  &:has(:disabled) {
    color: ${color.textMuted};
    cursor: not-allowed;
  }
`;

/** The field, with its hint beside the label. */
export const Writing = styled.div`
  position: relative;
  container: writing / inline-size;
`;

/** Hint for keyboards, hidden on devices without hover, which usually have none. */
export const Hint = styled.p`
  position: absolute;
  inset: 0 0 auto auto;
  display: none;
  max-inline-size: calc(100% - ${extent[5]});
  overflow: hidden;
  white-space: nowrap;
  font-size: ${text.small.size};
  color: ${color.textMuted};

  kbd {
    color: ${color.textMuted};
  }

  @media ${media.tablet} and ${media.hover} {
    @container writing (min-width: ${extent[18]}) {
      display: block;
    }
  }
`;
