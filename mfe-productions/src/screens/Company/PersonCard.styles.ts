import { styled } from 'styled-components';
import {
  Card,
  color,
  icon,
  radius,
  size,
  space,
  stroke,
  textStyle,
  weight,
} from '@standby/shared-ui';

export const Root = styled(Card)`
  > :last-child {
    padding-block: ${space[1]};
  }
`;

export const Name = styled.h2`
  ${textStyle('heading')};
  overflow-wrap: anywhere;

  span {
    ${textStyle('small')};
    font-weight: ${weight.regular};
    color: ${color.textMuted};
  }
`;

export const Position = styled.p`
  overflow-wrap: anywhere;
`;

export const Facts = styled.div`
  display: grid;
  gap: ${space[2]};
  ${textStyle('small')};
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`;

/** Contacts of the person, tall enough for a finger. */
export const Contact = styled.div`
  display: grid;
  justify-items: start;

  a {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
    min-block-size: ${space[8]};
    max-inline-size: 100%;
  }

  svg {
    flex-shrink: 0;
    inline-size: ${icon.small};
    block-size: ${icon.small};
  }
`;

export const Department = styled.span`
  padding: ${space[1]} ${space[2]};
  border: ${stroke.hairline};
  border-radius: ${radius.small};
  ${textStyle('micro')};
  overflow-wrap: anywhere;
`;

/**
 * Confidential data for stage management, closed at first so that it cannot be read over a
 * shoulder.
 */
export const Confidential = styled.details`
  ${textStyle('small')};

  summary {
    display: list-item;
    padding-block: ${space[1]};
    color: ${color.text};
    cursor: pointer;
  }

  p {
    white-space: pre-line;
  }
`;

export const Actions = styled.div`
  margin-inline-start: auto;

  > * {
    min-block-size: ${size.target};
  }
`;
