import { extent, media, space, stroke, textStyle, weight } from '@standby/shared-ui';
import { styled } from 'styled-components';
import { mutedText } from '@standby/room-parts/primitives';

export const NewVersion = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[3]};

  > :first-child {
    flex: 1 1 ${extent[14]};
  }

  > button {
    flex: 1 0 auto;

    @media ${media.tablet} {
      flex-grow: 0;
    }
  }
`;

export const VersionList = styled.ul`
  > li {
    padding-block: ${space[3]};
    border-block-start: ${stroke.hairline};
  }
`;

export const VersionRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};

  > :first-child {
    flex: 1 1 ${extent[13]};
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  small {
    ${mutedText}
    display: block;
  }
`;

export const Difference = styled.div`
  ${textStyle('small')};
  display: grid;
  gap: ${space[3]};
  padding-block-start: ${space[3]};
  overflow-wrap: anywhere;

  h3 {
    font-weight: ${weight.strong};
  }
`;
