import {
  color,
  extent,
  font,
  formatMoment,
  formatTime,
  formatTimeOfDay,
  icon,
  isolateDirection,
  layer,
  media,
  motion,
  parseTimeOfDay,
  radius,
  shadow,
  size,
  space,
  stroke,
  text,
  textStyle,
  truncateForList,
  truncateForSentence,
  useClock,
  useTheme,
  weight,
} from '@standby/shared-ui';
import { styled } from 'styled-components';

const Seat = styled.div`
  padding: ${space[3]} ${space[4]};
  border: ${stroke.hairline};
  border-radius: ${radius.large};
  background: ${color.raised};
  color: ${color.text};
  box-shadow: ${shadow.popup};

  @media ${media.desktop} {
    padding: ${space[4]} ${space[6]};
  }
`;

export function ColorExample() {
  return <Seat>A box by color, space, stroke, radius, shadow and media</Seat>;
}

const Price = styled.p`
  max-inline-size: ${size.reading};
  min-block-size: ${extent[13]};
  font-family: ${font.body};
  font-weight: ${weight.strong};
  font-size: ${text.small.size};
  transition: color ${motion.fast};

  svg {
    inline-size: ${icon.medium};
  }
`;

export function TextExample() {
  return <Price>A line by font, weight, text, size, extent, icon and motion</Price>;
}

const Total = styled.h3`
  ${textStyle('heading')}
  position: relative;
  z-index: ${layer.sticky};
`;

export function TextStyleExample() {
  return <Total>A heading by textStyle and layer</Total>;
}

export function UseThemeExample() {
  const { theme } = useTheme();
  return <p>The theme is {theme}.</p>;
}

export function TruncateForListExample() {
  const name = 'The Curious Incident of the Dog in the Night-Time, with the whole company '.repeat(
    2,
  );
  return <p>{truncateForList(name)}</p>;
}

export function TruncateForSentenceExample() {
  const name = 'The Curious Incident of the Dog in the Night-Time, with the whole company';
  return <p>{`${truncateForSentence(name)} is sold out.`}</p>;
}

export function IsolateDirectionExample() {
  return <p>{`${isolateDirection('חלום ליל קיץ')} is on sale.`}</p>;
}

export function UseClockExample() {
  const clock = useClock();
  return <p>{`Doors open at ${formatTime('19:00', clock)}.`}</p>;
}

export function FormatMomentExample() {
  const clock = useClock();
  return <p>{`Sold out since ${formatMoment(new Date(2025, 0, 8, 19, 30), clock)}.`}</p>;
}

export function FormatTimeOfDayExample() {
  const clock = useClock();
  // Minutes after midnight; undefined when the text is not a time.
  const doors = parseTimeOfDay('7 pm') ?? 0;
  return <p>{`Doors open at ${formatTimeOfDay(doors, clock)}.`}</p>;
}
