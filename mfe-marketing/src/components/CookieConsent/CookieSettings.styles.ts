import {
  Button,
  Checkbox,
  color,
  media,
  space,
  text,
  weight,
  stroke,
  textStyle,
} from '@standby/shared-ui';
import { styled } from 'styled-components';

export const Kinds = styled.form`
  border-block: ${stroke.hairline};
`;

/** Label whose whole row is the target. */
export const Kind = styled.label`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space[4]};
  align-items: start;
  padding-block: ${space[4]};
  cursor: pointer;

  & + & {
    border-block-start: ${stroke.hairline};
  }

  &:has(:disabled) {
    cursor: default;
  }

  &:has(:focus-visible) {
    outline: ${stroke.thick} solid ${color.accent};
  }

  @media ${media.hover} {
    &:hover:not(:has(:disabled)) {
      background: ${color.raised};
    }
  }
`;

export const Box = styled(Checkbox)`
  margin-block-start: ${space[1]};
`;

export const Name = styled.span`
  font-weight: ${weight.strong};
`;

export const AlwaysOn = styled.span`
  margin-inline-start: ${space[3]};
  font-size: ${text.small.size};
  color: ${color.textMuted};
`;

export const Purpose = styled.span`
  display: block;
  ${textStyle('small')};
  color: ${color.textMuted};
`;

/** Answer with an equal share of the row, so that refusing is as easy as accepting. */
export const Answer = styled(Button)`
  flex: 1 1 calc(2 * ${space[16]});
`;
