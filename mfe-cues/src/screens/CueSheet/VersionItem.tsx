import type { ReactNode } from 'react';
import { Button, Row, useClock, VisuallyHidden } from '@standby/shared-ui';
import type { CueVersion } from '@standby/live-room/domain/cues/cue-version';
import { dateAndTime } from '@standby/live-room/domain/time/time';
import { VersionRow } from './Versions.styles';

interface VersionItemProps {
  readonly version: CueVersion;
  readonly isCompared: boolean;
  readonly onCompare: () => void;
  /** Restores the version; undefined for a read-only member. */
  readonly onRestore: (() => void) | undefined;
  readonly onRemove: (() => void) | undefined;
  /** Comparison below the version, while it is open. */
  readonly children: ReactNode;
}

export function VersionItem(props: VersionItemProps) {
  const { version, isCompared, onCompare, onRestore, onRemove, children } = props;
  const clock = useClock();
  const { name, by, cueCount, createdAt } = version;
  const words = <VisuallyHidden>{` ${name}`}</VisuallyHidden>;
  return (
    <li>
      <VersionRow>
        <div>
          <strong>{name}</strong>
          <small>
            {`${dateAndTime(Date.parse(createdAt), clock)}, ${cueCount === 1 ? '1 cue' : `${cueCount} cues`}${by ? `, ${by}` : ''}`}
          </small>
        </div>
        <Row $gap={2}>
          <Button aria-expanded={isCompared} onClick={onCompare}>
            Compare{words}
          </Button>
          {onRestore && <Button onClick={onRestore}>Restore{words}</Button>}
          {onRemove && (
            <Button variant="ghost" onClick={onRemove}>
              Remove{words}
            </Button>
          )}
        </Row>
      </VersionRow>
      {children}
    </li>
  );
}
