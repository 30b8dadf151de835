import { LayoutGrid, List } from 'lucide-react';
import { IconButton, space } from '@standby/shared-ui';
import type { ListView } from '@standby/collections/screens';
import { styled } from 'styled-components';

const Group = styled.div`
  display: flex;
  gap: ${space[1]};
`;

const views = [
  { view: 'grid', label: 'Grid', Icon: LayoutGrid },
  { view: 'list', label: 'List', Icon: List },
] as const;

interface ViewToggleProps {
  readonly view: ListView;
  readonly onChange: (view: ListView) => void;
}

/** Switch between cards in columns and rows. */
export function ViewToggle({ view: chosen, onChange }: ViewToggleProps) {
  return (
    <Group role="group" aria-label="View">
      {views.map(({ view, label, Icon }) => (
        <IconButton
          key={view}
          label={label}
          aria-pressed={view === chosen}
          onClick={() => onChange(view)}
        >
          <Icon strokeWidth={1.5} aria-hidden />
        </IconButton>
      ))}
    </Group>
  );
}
