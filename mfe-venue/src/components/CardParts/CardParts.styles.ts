import { css, styled } from 'styled-components';
import { color, radius, space, text, weight, icon, textStyle } from '@standby/shared-ui';

/** Length in characters above which a name is set in smaller type. */
const LONG_NAME = 40;

/** Returns the value of a title's `data-long` attribute. */
export const isLong = (name: string): true | undefined => name.length > LONG_NAME || undefined;

export const Header = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space[4]};
`;

/** Drawing that shows the kind of item. */
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

/** Limits text to a number of lines, because a row is as high as its highest card. */
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

/** Connection state as a drawing, a word and a colour. */
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

/** Buttons at the end of a card. */
export const Actions = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space[2]};
`;

/** Time of the item's last event. */
export const Moment = styled.span`
  ${textStyle('micro')};
  color: ${color.textMuted};
`;
