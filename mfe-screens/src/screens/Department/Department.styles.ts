import { color, extent, font, radius, space, stroke, text, weight } from '@standby/shared-ui';
import { styled } from 'styled-components';

export const Call = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border: ${stroke.thick} solid ${color.accent};
  border-radius: ${radius.large};
  background: ${color.surface};

  button {
    flex: 1 1 ${extent[8]};
  }
`;

export const CallText = styled.div`
  flex: 1 1 ${extent[14]};
  min-inline-size: 0;
  overflow-wrap: anywhere;

  h2 {
    font-size: ${text.heading.size};
    font-weight: ${weight.strong};
  }

  small {
    font-size: ${text.small.size};
    color: ${color.textMuted};
  }
`;

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto minmax(${extent[10]}, 1fr);
  grid-auto-rows: auto;
  gap: ${space[3]};
  min-block-size: 100%;
  padding: max(${space[3]}, env(safe-area-inset-top)) ${space[3]}
    max(${space[3]}, env(safe-area-inset-bottom));
`;

export const Head = styled.header`
  h1 {
    font-family: ${font.figure};
    font-size: min(12vw, 10vh);
    line-height: 1;
    overflow-wrap: anywhere;
  }
`;

export const Show = styled.div`
  position: relative;
  min-inline-size: 0;
`;

/** Resets the notice’s position, which is the edge of a viewer elsewhere. */
export const Stale = styled.div`
  > p {
    position: static;
    translate: none;
  }

  &:empty {
    display: none;
  }
`;

export const Foot = styled.footer`
  display: flex;
  justify-content: end;
`;
