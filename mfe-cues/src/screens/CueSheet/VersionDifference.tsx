import { useClock } from '@standby/shared-ui';
import { editTexts } from '../../domain/cues/change-text';
import { cueName } from '@standby/live-room/domain/state/cue-sheet';
import { compareSheets, type SheetContent } from '../../domain/cues/sheet-version';
import { Difference } from './Versions.styles';

interface VersionDifferenceProps {
  readonly earlier: SheetContent;
  readonly now: SheetContent;
}

/** Maximum number of listed cues per kind of change; the rest are counted. */
const SHOWN_MAX = 50;

/** The changes of the sheet since a version. */
export function VersionDifference({ earlier, now }: VersionDifferenceProps) {
  const clock = useClock();
  const { added, removed, changed, movedCount } = compareSheets(earlier, now);
  const groups = [
    { title: 'Added since', lines: added.map((cue) => `${cueName(cue)} ${cue.label ?? ''}`) },
    { title: 'Removed since', lines: removed.map((cue) => `${cueName(cue)} ${cue.label ?? ''}`) },
    {
      title: 'Changed since',
      lines: changed.flatMap(({ cue, set }) => editTexts(cue, set, clock)),
    },
  ].filter(({ lines }) => lines.length > 0);
  if (groups.length === 0 && movedCount === 0) {
    return <Difference>The sheet has not changed.</Difference>;
  }
  return (
    <Difference>
      {groups.map(({ title, lines }) => (
        <section key={title} aria-label={title}>
          <h3>{`${title} (${lines.length})`}</h3>
          <ul>
            {lines.slice(0, SHOWN_MAX).map((line) => (
              <li key={line}>{line}</li>
            ))}
            {lines.length > SHOWN_MAX && <li>{`And ${lines.length - SHOWN_MAX} more.`}</li>}
          </ul>
        </section>
      ))}
      {movedCount > 0 && (
        <p>
          {movedCount === 1
            ? '1 cue is in another place.'
            : `${movedCount} cues are in other places.`}
        </p>
      )}
    </Difference>
  );
}
