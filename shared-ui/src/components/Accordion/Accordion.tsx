import { Plus } from 'lucide-react';
import { useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Heading, Item, Panel, Root, Trigger } from './Accordion.styles';

export interface AccordionItem {
  /** Id of the item in the page: `#id` leads to it. */
  id: string;
  title: string;
  content: ReactNode;
}

export interface AccordionProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'onChange' | 'defaultValue'
> {
  items: readonly AccordionItem[];
  /** Level of the titles in the page's outline. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Id of the open item, null for none; left out, the accordion keeps it itself. */
  value?: string | null | undefined;
  defaultValue?: string | null | undefined;
  onChange?: ((id: string | null) => void) | undefined;
}

/** Titles that open one text at a time; a press on the open one closes it. */
export function Accordion(props: AccordionProps) {
  const { items, headingLevel = 3, value, defaultValue = null, onChange, ...rest } = props;
  const [ownValue, setOwnValue] = useState(defaultValue);
  const openId = value === undefined ? ownValue : value;

  const handleToggle = (id: string) => {
    const next = id === openId ? null : id;
    setOwnValue(next);
    onChange?.(next);
  };

  return (
    <Root {...rest}>
      {items.map(({ id, title, content }) => (
        <Item key={id} id={id}>
          <Heading as={`h${headingLevel}`}>
            <Trigger
              type="button"
              id={`${id}-title`}
              aria-expanded={id === openId}
              aria-controls={`${id}-text`}
              onClick={() => handleToggle(id)}
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
