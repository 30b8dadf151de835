import { color, media, size, space, TabPanel, text, weight, stroke, textStyle } from 'shared-ui';
import { styled } from 'styled-components';

export const Root = styled.section`
  display: grid;
  align-content: start;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  min-inline-size: 0;
`;

export const Panel = styled(TabPanel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  text-align: center;
`;

export const Name = styled.h2`
  ${textStyle('lead')};
  overflow-wrap: anywhere;
`;

/** On a phone the panel's figure is the large one: the same twice would push the controls off. */
export const Large = styled.div`
  display: none;

  @media ${media.tablet} {
    display: block;
  }
`;

export const Shown = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[4]};
  min-block-size: ${size.target};
  padding-block: ${space[2]};
  border-block-start: ${stroke.hairline};
  font-size: ${text.small.size};
`;

export const ShownText = styled.p`
  flex: 1 1 12rem;
  min-inline-size: 0;
  color: ${color.textMuted};
  overflow-wrap: anywhere;

  strong {
    font-weight: ${weight.strong};
    color: ${color.text};
  }
`;

export const Controls = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[2]};

  @media ${media.wide} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  button {
    min-block-size: ${size.tall};
    padding-inline: ${space[2]};
  }

  [aria-pressed='true'] {
    border-color: ${color.accent};
    background: ${color.accentSoft};
  }

  [aria-disabled='true'] {
    border-color: ${color.hairline};
    color: ${color.textMuted};

    @media (forced-colors: active) {
      color: GrayText;
    }
  }
`;
