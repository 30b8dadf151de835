import type { ComponentPropsWithRef, ReactNode } from 'react';
import { LazyPart } from '../../lazy/LazyPart';
import { lazyScreen } from '../../lazy/lazyScreen';
import { List, Tab } from './Tabs.styles';

export interface TabItem {
  /** Without spaces: it becomes part of ids. */
  value: string;
  label: ReactNode;
  disabled?: boolean | undefined;
}

export interface TabsProps {
  /** Names this set of tabs in the page; a `TabPanel` refers to it. */
  id: string;
  /** What is chosen here, read out. */
  label: string;
  items: readonly TabItem[];
  value: string;
  onChange: (value: string) => void;
  className?: string | undefined;
}

const TabList = lazyScreen<TabsProps>(() => import('./TabsLazy'));

export function tabId(tabs: string, value: string): string {
  return `${tabs}-tab-${value}`;
}

export function panelId(tabs: string): string {
  return `${tabs}-panel`;
}

/** A strip of tabs. Their panel is a `TabPanel` with the same id, anywhere on the screen. */
export function Tabs(props: TabsProps) {
  const plain = <PlainTabs {...props} />;
  return (
    <LazyPart fallback={plain} renderMissing={() => plain}>
      <TabList {...props} />
    </LazyPart>
  );
}

/** The same tabs, pressed one by one, until the code for the arrow keys is here. */
function PlainTabs({ id, label, items, value, onChange, className }: TabsProps) {
  return (
    <List role="tablist" aria-label={label} className={className}>
      {items.map((item) => (
        <Tab
          key={item.value}
          type="button"
          role="tab"
          id={tabId(id, item.value)}
          aria-controls={panelId(id)}
          aria-selected={item.value === value}
          disabled={item.disabled}
          onClick={() => onChange(item.value)}
        >
          {item.label}
        </Tab>
      ))}
    </List>
  );
}

export interface TabPanelProps extends ComponentPropsWithRef<'div'> {
  /** Id of the tabs that it belongs to. */
  tabs: string;
  /** The chosen tab, which names the panel. */
  value: string;
}

/** What the chosen tab shows. */
export function TabPanel({ tabs, value, ...rest }: TabPanelProps) {
  return <div role="tabpanel" id={panelId(tabs)} aria-labelledby={tabId(tabs, value)} {...rest} />;
}
