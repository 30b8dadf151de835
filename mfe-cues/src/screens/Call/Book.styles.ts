import { extent, space, stroke } from '@standby/shared-ui';
import { styled } from 'styled-components';

export const BookRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  padding-block-end: ${space[1]};
  border-block-end: ${stroke.hairline};

  p {
    flex: 1 1 ${extent[8]};
  }
`;

export const BookForm = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[2]} ${space[4]};
  padding-block-end: ${space[3]};
  border-block-end: ${stroke.hairline};

  > p {
    flex: 1 1 100%;
  }

  > :not(p, button) {
    flex: 0 1 ${extent[20]};
  }
`;
