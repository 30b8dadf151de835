import { styled } from 'styled-components';
import { color, radius, space, stroke } from '../../theme/tokens';

export const Root = styled.article`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  block-size: 100%;
  border: ${stroke.hairline};
  border-radius: ${radius.large};
  background: ${color.surface};
  overflow: clip;
`;

export const Header = styled.div`
  padding: ${space[5]} ${space[5]} 0;
`;

export const Body = styled.div`
  flex: 1;
  padding: ${space[5]};
`;

export const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  padding: ${space[3]} ${space[5]};
  border-block-start: ${stroke.hairline};
`;
