import { IconButton, size, space, text } from '@standby/shared-ui';
import { styled } from 'styled-components';

/** The strip between its two arrows. Tabs fade out on a side with more of them. */
export const Ends = styled.div`
  --fade-before: 0px;
  --fade-after: 0px;

  display: flex;
  align-items: center;

  & > [role='tablist'] {
    flex: 1;
    min-inline-size: 0;
    mask-image: linear-gradient(
      to right,
      transparent,
      black var(--fade-before),
      black calc(100% - var(--fade-after)),
      transparent
    );
  }

  &[data-before='true'] {
    --fade-before: ${space[6]};
  }

  &[data-after='true'] {
    --fade-after: ${space[6]};
  }
`;

export const Arrow = styled(IconButton)`
  grid-auto-flow: column;
  inline-size: ${size.target};
  font-size: ${text.small.size};
  font-variant-numeric: tabular-nums;

  &[aria-disabled='true'] {
    opacity: 0.5;
    cursor: default;
  }
`;
