import { Tabs as Base } from '@base-ui/react/tabs';
import { panelId, tabId, type TabsProps } from './Tabs';
import { List, Tab } from './Tabs.styles';

/** The tabs themselves, on Base UI: arrow keys, Home and End move, and what is reached is chosen. */
export default function TabsLazy({ id, label, items, value, onChange, className }: TabsProps) {
  return (
    <Base.Root value={value} onValueChange={onChange}>
      <Base.List render={<List />} aria-label={label} className={className} activateOnFocus>
        {items.map((item) => (
          <Base.Tab
            key={item.value}
            value={item.value}
            id={tabId(id, item.value)}
            aria-controls={panelId(id)}
            disabled={item.disabled}
            render={<Tab />}
          >
            {item.label}
          </Base.Tab>
        ))}
      </Base.List>
    </Base.Root>
  );
}
