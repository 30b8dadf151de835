import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { color, motion, size, space, text, weight, icon } from '@standby/shared-ui';
import { styled } from 'styled-components';

const Heading = styled.h2`
  font-size: inherit;
`;

const Toggle = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  inline-size: 100%;
  min-block-size: ${size.target};
  padding: 0;
  border: 0;
  background: transparent;
  font-size: ${text.heading.size};
  font-weight: ${weight.strong};
  text-align: start;

  svg {
    flex-shrink: 0;
    inline-size: ${icon.large};
    block-size: ${icon.large};
    color: ${color.textMuted};
    transition: transform ${motion.fast};
  }

  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`;

interface DisclosureProps {
  readonly title: ReactNode;
  readonly isOpenAtFirst: boolean;
  readonly children: ReactNode;
}

/** A heading that opens and closes its content. */
export function Disclosure({ title, isOpenAtFirst, children }: DisclosureProps) {
  const contentId = useId();
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return (
    <>
      <Heading>
        <Toggle
          type="button"
          aria-expanded={isOpen}
          aria-controls={contentId}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span>{title}</span>
          <ChevronDown strokeWidth={1.5} aria-hidden />
        </Toggle>
      </Heading>
      <div id={contentId} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </>
  );
}
