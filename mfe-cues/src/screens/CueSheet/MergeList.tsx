import { useId, useState } from 'react';
import { Button, Checkbox, ChoiceRow, useClock } from '@standby/shared-ui';
import { editTexts } from '../../domain/cues/change-text';
import { cueName } from '@standby/live-room/domain/state/cue-sheet';
import type { SheetMerge } from '@standby/live-room/domain/cues/import/merge';
import { ChangeLines, Group, ItemChoice, ItemNotice, Items } from './Import.styles';

/** A person’s choice of the changes to merge. */
export interface MergeChoice {
  /** Changes that are left out: new cues by their rows, changed cues by their ids. */
  readonly left: ReadonlySet<string>;
  /** Ids of cues to remove. */
  readonly removed: ReadonlySet<string>;
}

interface MergeListProps {
  readonly merge: SheetMerge;
  readonly choice: MergeChoice;
  readonly onChange: (choice: MergeChoice) => void;
}

/** Number of items that a group shows at first; a press shows the rest. */
const SHOWN_MAX = 50;

interface Item {
  readonly key: string;
  readonly name: string;
  readonly texts: readonly string[];
  /** Notices of its row’s losses. */
  readonly notices: readonly string[];
}

/** The changes of an import, each with a checkbox. */
export function MergeList({ merge, choice, onChange }: MergeListProps) {
  const clock = useClock();
  const { left, removed } = choice;
  const { added, changed, gone } = merge;
  const addedItems = added.map(({ row, cue, notices }) => ({
    key: `${row} ${cue.department}`,
    name: cueName(cue),
    texts: [cue.label ?? cue.cueLine ?? ''],
    notices,
  }));
  const changedItems = changed.map(({ cue, set, togetherChanges, notices }) => ({
    key: cue.id,
    name: cueName(cue),
    notices,
    texts: [
      ...editTexts(cue, set, clock),
      ...(togetherChanges ? ['Called with the cue above, or no more'] : []),
    ],
  }));
  const goneItems = gone.map((cue) => ({
    key: cue.id,
    name: cueName(cue),
    texts: [cue.label ?? cue.cueLine ?? ''],
    notices: [],
  }));
  const leave = (keys: readonly string[], isTaken: boolean) =>
    onChange({ ...choice, left: toggled(left, keys, !isTaken) });
  return (
    <>
      <ItemGroup
        title="New"
        items={addedItems}
        isTaken={(key) => !left.has(key)}
        onToggle={leave}
      />
      <ItemGroup
        title="Changed"
        items={changedItems}
        isTaken={(key) => !left.has(key)}
        onToggle={leave}
      />
      <ItemGroup
        title="Not in the table"
        hint="The chosen cues are removed from the sheet."
        items={goneItems}
        isTaken={(key) => removed.has(key)}
        onToggle={(keys, isTaken) =>
          onChange({ ...choice, removed: toggled(removed, keys, isTaken) })
        }
      />
    </>
  );
}

function toggled(
  keys: ReadonlySet<string>,
  some: readonly string[],
  isIn: boolean,
): ReadonlySet<string> {
  const next = new Set(keys);
  for (const key of some) {
    if (isIn) next.add(key);
    else next.delete(key);
  }
  return next;
}

interface ItemGroupProps {
  readonly title: string;
  readonly hint?: string;
  readonly items: readonly Item[];
  readonly isTaken: (key: string) => boolean;
  readonly onToggle: (keys: readonly string[], isTaken: boolean) => void;
}

function ItemGroup({ title, hint, items, isTaken, onToggle }: ItemGroupProps) {
  const [isWhole, setIsWhole] = useState(false);
  const hintId = useId();
  if (items.length === 0) return null;
  const shown = isWhole ? items : items.slice(0, SHOWN_MAX);
  const takenCount = items.filter(({ key }) => isTaken(key)).length;
  return (
    <Group aria-describedby={hint ? hintId : undefined}>
      <legend>{`${title}: ${takenCount} of ${items.length}`}</legend>
      {hint && <small id={hintId}>{hint}</small>}
      <ChoiceRow>
        <Checkbox
          type="checkbox"
          checked={takenCount === items.length}
          onChange={({ currentTarget }) =>
            onToggle(
              items.map(({ key }) => key),
              currentTarget.checked,
            )
          }
        />
        All
      </ChoiceRow>
      <Items role="list">
        {shown.map(({ key, name, texts, notices }) => (
          <li key={key}>
            <ItemChoice>
              <Checkbox
                type="checkbox"
                checked={isTaken(key)}
                onChange={({ currentTarget }) => onToggle([key], currentTarget.checked)}
              />
              <ChangeLines>
                <span>
                  <strong>{name}</strong> {texts[0]}
                </span>
                {texts.slice(1).map((text) => (
                  <span key={text}>{` ${text}`}</span>
                ))}
              </ChangeLines>
            </ItemChoice>
            {notices.map((notice) => (
              <ItemNotice key={notice}>{notice}</ItemNotice>
            ))}
          </li>
        ))}
      </Items>
      {shown.length < items.length && (
        <Button variant="ghost" onClick={() => setIsWhole(true)}>
          {`Show ${items.length - shown.length} more`}
        </Button>
      )}
    </Group>
  );
}
