import { styled } from 'styled-components';
import { color, icon, media, radius, size, space, stroke, textStyle } from '@standby/shared-ui';

/** Month with weeks as rows if the width allows; on a phone and a tablet as a list of days. */
export const Root = styled.div`
  display: grid;
  gap: ${space[4]};

  @media ${media.desktop} {
    grid-template-columns: repeat(7, minmax(0, 1fr));
    gap: 0;
    border: ${stroke.hairline};
    border-radius: ${radius.large};
    overflow: clip;
  }
`;

export const Day = styled.section`
  display: grid;
  align-content: start;
  break-inside: avoid;
  gap: ${space[1]};

  &[data-outside] {
    color: ${color.textMuted};
  }

  /* A list omits days without entries. */
  &[data-empty] {
    display: none;
  }

  h2 {
    ${textStyle('small')};
  }

  ul {
    display: grid;
    gap: ${space[1]};
  }

  @media ${media.desktop} {
    &,
    &[data-empty] {
      display: grid;
    }

    min-block-size: 8rem;
    padding: ${space[1]} ${space[2]} ${space[2]};
    border-block-start: ${stroke.hairline};
    border-inline-start: ${stroke.hairline};
    margin-block-start: calc(-1 * ${stroke.thin});
    margin-inline-start: calc(-1 * ${stroke.thin});

    &[data-outside] {
      background: ${color.surface};
    }
  }
`;

export const Entry = styled.li`
  button,
  > div {
    display: block;
    inline-size: 100%;
    min-block-size: ${size.target};
    padding: ${space[1]} ${space[2]};
    border: 0;
    border-inline-start: ${space[1]} solid ${color.info};
    border-radius: ${radius.small};
    background: ${color.raised};
    color: ${color.text};
    font: inherit;
    ${textStyle('small')};
    text-align: start;
    overflow-wrap: anywhere;
  }

  button {
    cursor: pointer;
  }

  &[data-kind='performance'] > *,
  &[data-kind='press-night'] > * {
    border-color: ${color.go};
  }

  /* Kinds differ by more than their colour. */
  &[data-kind='get-in'] > *,
  &[data-kind='fit-up'] > *,
  &[data-kind='focus'] > *,
  &[data-kind='technical'] > *,
  &[data-kind='dress'] > * {
    border-inline-start-style: double;
    border-color: ${color.accent};
  }

  &[data-kind='fitting'] > *,
  &[data-kind='photo-call'] > *,
  &[data-kind='meeting'] > *,
  &[data-kind='other'] > * {
    border-inline-start-style: dotted;
    border-color: ${color.control};
  }

  &[data-kind='day-off'] > * {
    border-color: ${color.hairline};
    background: none;
  }

  svg {
    display: inline;
    inline-size: ${icon.small};
    block-size: ${icon.small};
    margin-inline-end: ${space[1]};
    vertical-align: text-bottom;
    color: ${color.stop};
  }

  @media ${media.desktop} {
    button,
    > div {
      min-block-size: ${space[6]};
      ${textStyle('micro')};
    }
  }
`;
