import { TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { Button, CheckboxGroup, useClock } from '@standby/shared-ui';
import { truncateForList, type Clock } from '@standby/shared-ui/text';
import { PlainList } from '../../components/PlainList.styles';
import { titleOf, type Entry } from '../../domain/schedule/entry';
import { dateOf } from '../../domain/schedule/wall';
import { dayText, spanText } from '../../domain/schedule/words';
import * as S from './Schedule.styles';
import { ruleOptions } from './useScheduleRules';

interface ConflictsProps {
  readonly all: readonly { readonly entry: Entry; readonly text: string }[];
  /** Enabled rules. */
  readonly rules: readonly string[];
  readonly onChoose: (rules: readonly string[]) => void;
}

/** Number of conflicts shown before the person asks for all. */
const SHOWN_MAX = 10;

const whenText = (entry: Entry, clock: Clock): string =>
  entry.kind === 'day-off'
    ? spanText(entry, clock)
    : `${dayText(dateOf(entry.startAt))}, ${spanText(entry, clock)}`;

/** Conflicts on the visible days, and the switches of their rules. */
export function Conflicts({ all, rules, onChoose }: ConflictsProps) {
  const clock = useClock();
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? all : all.slice(0, SHOWN_MAX);
  return (
    <S.Conflicts aria-labelledby={id}>
      <h2 id={id}>Clashes</h2>
      {all.length > 0 ? (
        <PlainList>
          {shown.map(({ entry, text }) => (
            <li key={`${entry.id} ${text}`}>
              <TriangleAlert strokeWidth={1.5} aria-hidden />
              <span>
                {text}
                <small>
                  {truncateForList(titleOf(entry))}, {whenText(entry, clock)}
                </small>
              </span>
            </li>
          ))}
        </PlainList>
      ) : (
        <p>No clashes under the enabled rules.</p>
      )}
      {shown.length < all.length && (
        <div>
          <Button onClick={() => setIsWhole(true)}>Show all {all.length}</Button>
        </div>
      )}
      <CheckboxGroup
        legend="Rules of this show"
        options={ruleOptions}
        value={rules}
        onChange={onChoose}
      />
    </S.Conflicts>
  );
}
