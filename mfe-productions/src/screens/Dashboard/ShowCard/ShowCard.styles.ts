import { styled } from 'styled-components';
import { color, radius, size, space, text, weight, icon, textStyle } from 'shared-ui';

export const Header = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space[4]};
`;

export const Motif = styled.div`
  display: grid;
  place-items: center;
  flex-shrink: 0;
  inline-size: ${space[12]};
  block-size: ${space[12]};
  border-radius: ${radius.small};
  background: ${color.raised};
  color: ${color.textMuted};

  svg {
    inline-size: ${icon.card};
    block-size: ${icon.card};
  }
`;

export const Name = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space[2]};
  min-inline-size: 0;
`;

/** At most two lines: some plays have a title of a paragraph, and a row is as high as its highest card. */
export const Title = styled.h2`
  ${textStyle('heading')};
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  /* Not anywhere, which takes browsers seconds over a word of many thousand letters. */
  overflow-wrap: break-word;
  max-inline-size: 100%;

  &[data-long] {
    font-size: ${text.body.size};
  }
`;

export const Facts = styled.div`
  display: grid;
  gap: ${space[3]};
  ${textStyle('small')};
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
  min-inline-size: 0;

  svg {
    flex-shrink: 0;
    inline-size: ${icon.medium};
    block-size: ${icon.medium};
    margin-block-start: 0.1em;
    color: ${color.textMuted};
  }
`;

export const Tags = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

export const Updated = styled.span`
  ${textStyle('micro')};
  color: ${color.textMuted};
`;

export const Actions = styled.div`
  display: flex;
  gap: ${space[1]};
  margin-inline-start: auto;

  @media (pointer: coarse) {
    > * {
      min-block-size: ${size.target};
    }
  }
`;
