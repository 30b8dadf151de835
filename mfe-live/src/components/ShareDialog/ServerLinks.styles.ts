import { color, space, stroke, text } from '@standby/shared-ui';
import { styled } from 'styled-components';

/** Fields for the name and lifetime of a link; the buttons that make one are below. */
export const Makers = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${space[3]};

  > :first-child {
    flex: 1 1 16rem;
  }
`;

/** A button for each role, with the role’s description. */
export const Kinds = styled.ul`
  display: grid;
  gap: ${space[2]};

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[1]} ${space[3]};
  }

  button {
    flex: 0 0 min(14rem, 100%);
  }

  span {
    flex: 1 1 16rem;
    font-size: ${text.small.size};
    color: ${color.textMuted};
  }
`;

/** The address of a link, below its row. */
export const Made = styled.div`
  flex-basis: 100%;
  padding-block: ${space[4]};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: ${space[2]};
  margin-inline-start: auto;
`;

export const Rows = styled.ul`
  display: grid;
`;

export const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  padding-block: ${space[2]};
  border-block-end: ${stroke.hairline};

  > p {
    flex: 1 1 16rem;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  small {
    display: block;
    font-size: ${text.small.size};
    color: ${color.textMuted};
  }
`;
