import { styled } from 'styled-components';
import { color, radius, space } from '../../theme/tokens';

export const Root = styled.article`
  display: flex;
  flex-direction: column;
  min-width: 0;
  height: 100%;
  border: 1px solid ${color.hairline};
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
  border-top: 1px solid ${color.hairline};
`;
