import { styled } from 'styled-components';
import { color, radius, size, space, text, weight } from 'shared-ui';

export const Header = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space[4]};
`;

export const Motif = styled.div`
  display: grid;
  place-items: center;
  flex-shrink: 0;
  width: ${space[12]};
  height: ${space[12]};
  border-radius: ${radius.small};
  background: ${color.raised};
  color: ${color.textMuted};

  svg {
    width: 1.5rem;
    height: 1.5rem;
  }
`;

export const Name = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space[2]};
  min-width: 0;
`;

export const Title = styled.h2`
  font-size: ${text.heading.size};
  line-height: ${text.heading.line};
  /* Not anywhere, which takes browsers seconds over a word of many thousand letters. */
  overflow-wrap: break-word;
  max-width: 100%;

  /* Some plays have a title of a paragraph. */
  &[data-long] {
    font-size: ${text.body.size};
  }
`;

export const Facts = styled.div`
  display: grid;
  gap: ${space[3]};
  font-size: ${text.small.size};
  line-height: ${text.small.line};
  color: ${color.textMuted};
`;

export const Figures = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  color: ${color.text};
  font-weight: ${weight.medium};
`;

export const Fact = styled.span`
  display: flex;
  gap: ${space[2]};
  min-width: 0;

  svg {
    flex-shrink: 0;
    width: 1.125rem;
    height: 1.125rem;
    margin-top: 0.1em;
    color: ${color.textMuted};
  }
`;

export const Tags = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

export const Updated = styled.span`
  font-size: ${text.micro.size};
  line-height: ${text.micro.line};
  color: ${color.textMuted};
`;

export const Actions = styled.div`
  display: flex;
  gap: ${space[1]};
  margin-inline-start: auto;

  @media (pointer: coarse) {
    > * {
      min-height: ${size.target};
    }
  }
`;
