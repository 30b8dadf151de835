import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Heading, Item, Panel, Root, Trigger } from './Accordion.styles';

interface AccordionItem {
  /** Id of the item in the page, the target of `#id`. */
  id: string;
  title: string;
  content: ReactNode;
}

interface AccordionProps {
  items: readonly AccordionItem[];
  /** Id of the open item; null when all are closed. */
  value: string | null;
  onChange: (id: string | null) => void;
}

/** Titles that each open a text, one at a time. A press on the open title closes it. */
export function Accordion({ items, value: openId, onChange }: AccordionProps) {
  return (
    <Root>
      {items.map(({ id, title, content }) => (
        <Item key={id} id={id}>
          <Heading>
            <Trigger
              type="button"
              id={`${id}-title`}
              aria-expanded={id === openId}
              aria-controls={`${id}-text`}
              onClick={() => onChange(id === openId ? null : id)}
            >
              {title}
              <Plus strokeWidth={1.5} aria-hidden />
            </Trigger>
          </Heading>
          <Panel
            id={`${id}-text`}
            role="region"
            aria-labelledby={`${id}-title`}
            hidden={id !== openId}
          >
            {content}
          </Panel>
        </Item>
      ))}
    </Root>
  );
}
