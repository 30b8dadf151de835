import { LayoutGrid, List } from 'lucide-react';
import { IconButton, space } from '@standby/shared-ui';
import { keysOf } from '@standby/contracts';
import { styled } from 'styled-components';
import type { ListView } from '../CollectionList/list-rules';

const Group = styled.div`
  display: flex;
  gap: ${space[1]};
`;

const icons = { grid: LayoutGrid, list: List } as const;

interface ViewToggleProps {
  readonly view: ListView;
  /** Name of each view. */
  readonly labels: Readonly<Record<ListView, string>>;
  readonly onChange: (view: ListView) => void;
}

/** Switch between cards in columns and rows. */
export function ViewToggle({ view: chosen, labels, onChange }: ViewToggleProps) {
  return (
    <Group role="group" aria-label="View">
      {keysOf(icons).map((view) => {
        const Icon = icons[view];
        return (
          <IconButton
            key={view}
            label={labels[view]}
            aria-pressed={view === chosen}
            onClick={() => onChange(view)}
          >
            <Icon strokeWidth={1.5} aria-hidden />
          </IconButton>
        );
      })}
    </Group>
  );
}
