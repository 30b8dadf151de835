import { styled } from 'styled-components';
import { color, font, size, space, text, weight, icon, textStyle } from '@standby/shared-ui';

export const Typed = styled.dl`
  display: grid;
  gap: ${space[1]};
  ${textStyle('small')};
  color: ${color.textMuted};

  dd {
    margin: 0 0 ${space[3]};
  }

  dd:last-child {
    margin-block-end: 0;
  }
`;

export const Address = styled.span`
  font-family: ${font.code};
  ${textStyle('lead')};
  color: ${color.text};
  overflow-wrap: anywhere;
`;

export const Code = styled.span`
  display: block;
  font-family: ${font.figure};
  ${textStyle('title')};
  font-weight: ${weight.strong};
  letter-spacing: 0.08em;
  color: ${color.text};
  white-space: nowrap;
`;

export const Spoken = styled.span`
  display: block;
`;

export const Link = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: ${size.target};
  font-size: ${text.small.size};

  svg {
    flex-shrink: 0;
    inline-size: ${icon.medium};
    block-size: ${icon.medium};
  }
`;
