import { styled } from 'styled-components';
import { color, extent, radius, space, stroke, textStyle, weight } from '@standby/shared-ui';

export const Root = styled.section`
  display: grid;
  gap: ${space[4]};
  padding: ${space[5]};
  border: ${stroke.thin} solid ${color.standby};
  border-radius: ${radius.large};
  background: ${color.standbySoft};

  /* The note takes the focus when a decision's buttons are gone, but it is not a control. */
  &:focus {
    outline: none;
  }
`;

export const Title = styled.h3`
  ${textStyle('body')};
  font-weight: ${weight.strong};
`;

export const Field = styled.div`
  display: grid;
  gap: ${space[3]};
  padding-block-start: ${space[4]};
  border-block-start: ${stroke.thin} solid ${color.hairline};
`;

export const Label = styled.h4`
  ${textStyle('small')};
  font-weight: ${weight.strong};
`;

export const Versions = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${extent[8]}, 100%), 1fr));
  gap: ${space[4]};
`;

export const Version = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${space[2]};
  min-inline-size: 0;
`;

export const Text = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
