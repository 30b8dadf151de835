import type { ComponentPropsWithRef, KeyboardEvent, ReactNode } from 'react';
import { List, Tab } from './Tabs.styles';

export interface TabItem {
  /** Value without spaces, because it becomes part of ids. */
  value: string;
  label: ReactNode;
  disabled?: boolean | undefined;
}

interface TabsProps {
  /** Id of this set of tabs in the page; a `TabPanel` refers to it. */
  id: string;
  /** Accessible name of the choice. */
  label: string;
  items: readonly TabItem[];
  value: string;
  onChange: (value: string) => void;
  className?: string | undefined;
}

/** Keys that move among a number of tabs, with the index that each leads to. */
const MOVES: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowLeft: (index, count) => (index + count - 1) % count,
  ArrowRight: (index, count) => (index + 1) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

function tabId(tabs: string, value: string): string {
  return `${tabs}-tab-${value}`;
}

function panelId(tabs: string): string {
  return `${tabs}-panel`;
}

/**
 * A strip of tabs. Their panel is a `TabPanel` with the same id, anywhere on the screen. The Tab key stops at the
 * chosen tab; arrow keys, Home and End move the choice.
 */
export function Tabs({ id, label, items, value, onChange, className }: TabsProps) {
  const enabled = items.filter(({ disabled }) => !disabled);
  const tabStop = enabled.find((item) => item.value === value) ?? enabled[0];

  function choose(next: string): void {
    if (next !== value) onChange(next);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const tabs = event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]:enabled');
    const index = [...tabs].findIndex((tab) => tab === event.target);
    const next = MOVES[event.key]?.(index, enabled.length);
    const item = next === undefined ? undefined : enabled[next];
    if (index < 0 || next === undefined || !item) return;
    // Home and End would scroll the page.
    event.preventDefault();
    tabs[next]?.focus();
    choose(item.value);
  }

  return (
    <List role="tablist" aria-label={label} className={className} onKeyDown={handleKeyDown}>
      {items.map((item) => (
        <Tab
          key={item.value}
          type="button"
          role="tab"
          id={tabId(id, item.value)}
          aria-controls={panelId(id)}
          aria-selected={item.value === value}
          tabIndex={item === tabStop ? 0 : -1}
          disabled={item.disabled}
          onClick={() => choose(item.value)}
        >
          {item.label}
        </Tab>
      ))}
    </List>
  );
}

interface TabPanelProps extends ComponentPropsWithRef<'div'> {
  /** Id of the tabs that control the panel. */
  tabs: string;
  /** The chosen tab, which names the panel. */
  value: string;
}

/** Content of the chosen tab. */
export function TabPanel({ tabs, value, ...rest }: TabPanelProps) {
  return <div role="tabpanel" id={panelId(tabs)} aria-labelledby={tabId(tabs, value)} {...rest} />;
}
