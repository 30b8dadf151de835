import { css, styled } from 'styled-components';
import { color, radius, space, text, weight, icon, textStyle } from '@standby/shared-ui';

/** In letters: longer names are set smaller. */
const LONG_NAME = 40;

/** For `data-long` of a title. */
export const isLong = (name: string): true | undefined => name.length > LONG_NAME || undefined;

export const Header = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space[4]};
`;

/** What kind of thing it is, as a drawing. */
export const Kind = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  flex-shrink: 0;
  inline-size: ${space[12]};
  block-size: ${space[12]};
  border-radius: ${radius.small};
  background: ${color.raised};
  color: ${color.textMuted};

  > svg {
    inline-size: ${icon.card};
    block-size: ${icon.card};
  }
`;

export const Heading = styled.div`
  display: grid;
  flex: 1;
  gap: ${space[2]};
  min-inline-size: 0;
`;

/** At most so many lines: a row is as high as its highest card. */
const clamp = (lines: number) => css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${lines};
  overflow: hidden;
  overflow-wrap: break-word;
`;

export const Title = styled.h2`
  ${textStyle('heading')};
  ${clamp(2)}

  &[data-long] {
    font-size: ${text.body.size};
  }
`;

export const States = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};
`;

/** Online or offline: a drawing, a word and a colour. */
export const Connection = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  ${textStyle('small')};
  font-weight: ${weight.medium};

  svg {
    inline-size: ${icon.medium};
    block-size: ${icon.medium};
    color: ${color.stop};
  }

  &[data-online='true'] svg {
    color: ${color.go};
  }
`;

export const Facts = styled.div`
  display: grid;
  gap: ${space[3]};
  ${textStyle('small')};
  color: ${color.textMuted};
`;

export const Description = styled.p`
  color: ${color.text};
  ${clamp(3)}
`;

export const Fact = styled.p`
  display: flex;
  gap: ${space[2]};
  min-inline-size: 0;
  overflow-wrap: anywhere;

  svg {
    flex-shrink: 0;
    inline-size: ${icon.medium};
    block-size: ${icon.medium};
    margin-block-start: 0.1em;
  }
`;

/** The buttons at the end of a card. */
export const Actions = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space[2]};
`;

/** When something last happened to it. */
export const Moment = styled.span`
  ${textStyle('micro')};
  color: ${color.textMuted};
`;
