import { styled } from 'styled-components';
import { color, radius, space, text, weight } from 'shared-ui';

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
  width: ${space[12]};
  height: ${space[12]};
  border-radius: ${radius.small};
  background: ${color.raised};
  color: ${color.textMuted};

  > svg {
    width: 1.5rem;
    height: 1.5rem;
  }
`;

export const Heading = styled.div`
  display: grid;
  flex: 1;
  gap: ${space[2]};
  min-width: 0;
`;

export const Title = styled.h2`
  font-size: ${text.heading.size};
  line-height: ${text.heading.line};
  overflow-wrap: anywhere;

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
  font-size: ${text.small.size};
  line-height: ${text.small.line};
  font-weight: ${weight.medium};

  svg {
    width: 1.125rem;
    height: 1.125rem;
    color: ${color.stop};
  }

  &[data-online='true'] svg {
    color: ${color.go};
  }
`;

export const Facts = styled.div`
  display: grid;
  gap: ${space[3]};
  font-size: ${text.small.size};
  line-height: ${text.small.line};
  color: ${color.textMuted};
`;

export const Description = styled.p`
  color: ${color.text};
  overflow-wrap: anywhere;
`;

export const Fact = styled.p`
  display: flex;
  gap: ${space[2]};
  min-width: 0;
  overflow-wrap: anywhere;

  svg {
    flex-shrink: 0;
    width: 1.125rem;
    height: 1.125rem;
    margin-top: 0.1em;
  }
`;

/** When something last happened to it. */
export const Moment = styled.span`
  font-size: ${text.micro.size};
  line-height: ${text.micro.line};
  color: ${color.textMuted};
`;
