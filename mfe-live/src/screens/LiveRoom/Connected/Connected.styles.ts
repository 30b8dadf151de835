import { color, radius, space, text, weight } from 'shared-ui';
import { styled } from 'styled-components';

export const Root = styled.section`
  min-width: 0;
  padding: ${space[2]} ${space[4]};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.large};
  background: ${color.surface};
`;

export const List = styled.ul`
  display: grid;
`;

export const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};
  min-height: 2.75rem;
  padding-block: ${space[2]};
  border-top: 1px solid ${color.hairline};
`;

export const Who = styled.div`
  display: grid;
  min-width: 0;
  font-weight: ${weight.medium};
  line-height: 1.3;

  small {
    font-size: ${text.small.size};
    font-weight: ${weight.regular};
    color: ${color.textMuted};
  }
`;

export const Subheading = styled.h3`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[2]};
  padding-block: ${space[4]} ${space[2]};
  font-size: ${text.small.size};
`;

export const Hint = styled.p`
  padding-bottom: ${space[3]};
  font-size: ${text.small.size};
  line-height: ${text.small.line};
  color: ${color.textMuted};
`;
