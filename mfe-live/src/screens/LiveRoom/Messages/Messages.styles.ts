import { color, media, radius, space, text, weight } from 'shared-ui';
import { styled } from 'styled-components';

export const Root = styled.section`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  align-content: start;
  gap: ${space[3]};
  min-width: 0;
  padding: ${space[4]};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.large};
  background: ${color.surface};
`;

export const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space[3]};

  h2 {
    font-size: ${text.heading.size};
  }

  a {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
    min-height: 2.75rem;
    font-size: ${text.small.size};
  }

  svg {
    width: 1rem;
    height: 1rem;
  }
`;

export const Log = styled.div`
  margin-inline: calc(-1 * ${space[2]});
  max-height: 60dvh;
  overflow-y: auto;
  overscroll-behavior: contain;

  @media ${media.desktop} {
    max-height: 55dvh;
  }
`;

export const List = styled.ol`
  display: grid;
`;

export const Item = styled.li`
  display: grid;
  gap: ${space[1]};
  padding: ${space[3]} ${space[2]};
  border-top: 1px solid ${color.hairline};

  &:first-child {
    border-top: 0;
  }

  &[data-shown='true'] {
    border-radius: ${radius.small};
    background: ${color.accentSoft};
  }
`;

export const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  font-size: ${text.small.size};
  color: ${color.textMuted};

  strong {
    font-weight: ${weight.strong};
    color: ${color.text};
  }

  time {
    font-variant-numeric: tabular-nums;
  }
`;

export const Text = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  margin-inline-start: calc(-1 * ${space[3]});

  button {
    min-height: 2.75rem;
    font-size: ${text.small.size};
  }

  > :last-child {
    margin-inline-start: auto;
  }
`;

export const Empty = styled.p`
  padding: ${space[4]} ${space[2]};
  font-size: ${text.small.size};
  color: ${color.textMuted};
`;

export const Form = styled.form`
  display: grid;
  gap: ${space[2]};
  padding-top: ${space[3]};
  border-top: 1px solid ${color.hairline};
`;

export const FormRow = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
`;

export const Count = styled.p`
  font-size: ${text.small.size};
  font-variant-numeric: tabular-nums;
  color: ${color.textMuted};

  &[data-over='true'] {
    font-weight: ${weight.strong};
    color: ${color.stop};
  }
`;
