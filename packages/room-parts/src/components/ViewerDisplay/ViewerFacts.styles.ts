import { font, weight } from '@standby/shared-ui';
import { styled } from 'styled-components';

/**
 * One line, even when empty, so that the figure keeps its place. An upright screen has room for
 * two.
 */
export const Facts = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 4cqw;
  inline-size: 100%;
  block-size: 5.5cqh;
  font-family: ${font.figure};
  font-size: min(5cqh, 4.6cqw);
  font-variant-numeric: tabular-nums;
  line-height: 5.5cqh;
  color: var(--viewer-soft);

  @container viewer (max-aspect-ratio: 1) {
    flex-direction: column;
    align-items: center;
    gap: 0;
    block-size: calc(2 * 9cqw);
    font-size: 7cqw;
    line-height: 9cqw;
  }
`;

export const Fact = styled.p`
  display: flex;
  gap: 0.3em;
  min-inline-size: 0;
  max-inline-size: 100%;
  white-space: nowrap;

  &[data-next] {
    margin-inline-start: auto;
  }

  @container viewer (max-aspect-ratio: 1) {
    &[data-next] {
      margin-inline-start: 0;
    }
  }

  strong {
    flex-shrink: 0;
    font-weight: ${weight.strong};
    color: var(--viewer-ink);
  }

  svg {
    flex-shrink: 0;
    align-self: center;
    inline-size: 0.9em;
    block-size: 0.9em;
  }
`;

export const FactName = styled.span`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  font-weight: ${weight.strong};
  color: var(--viewer-ink);
`;
