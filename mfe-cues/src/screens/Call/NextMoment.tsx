import type { CSSProperties } from 'react';
import { useClock } from '@standby/shared-ui';
import type { Calling } from '@standby/live-room/domain/state/calling-schema';
import {
  type FollowingMoment,
  type NextOnDesk,
  triggerText,
} from '@standby/live-room/domain/calling/desk-view';
import { Alert, List, Section } from './Call.styles';
import { CueRow, Cues, Line, Place } from './NextMoment.styles';

/** Maximum number of cues that a phone shows large. */
const MANY = 2;

/** Returns the style with the number of cues that share the space. */
const cueCount = (count: number): CSSProperties & Record<`--${string}`, number> => ({
  '--cues': count,
});

interface NextMomentProps {
  /** The next moment; null at the end of the sheet. */
  readonly next: NextOnDesk | null;
  readonly held: NonNullable<Calling['held']> | null;
  readonly hasCues: boolean;
}

/** The next moment, large. */
export function NextMoment({ next, held, hasCues }: NextMomentProps) {
  const clock = useClock();
  return (
    <Section aria-labelledby="next-moment" data-part="next">
      <h2 id="next-moment">Next</h2>
      {held && (
        <Alert role="alert">The show is stopped{held.reason !== '' && `: ${held.reason}`}</Alert>
      )}
      {!next && (
        <p>
          {hasCues
            ? 'This is the end of the cue sheet.'
            : 'The cue sheet is empty. Add cues to it, and call them here.'}
        </p>
      )}
      {next && (
        <>
          {next.place !== null && <Place>{next.place}</Place>}
          {next.cueLine !== null && <Line>{next.cueLine}</Line>}
          <Cues
            aria-label="Cues of the next moment"
            data-many={next.cues.length > MANY}
            style={cueCount(next.cues.length)}
          >
            {next.cues.map(({ id, department, number, label, trigger, isWarned, isStandingBy }) => (
              <CueRow key={id} data-called={trigger.kind === 'called'} data-standby={isStandingBy}>
                <strong>
                  {department} {number}
                </strong>
                <span>{label}</span>
                <small>
                  {[
                    triggerText(trigger, clock),
                    isStandingBy ? 'standing by' : isWarned && 'warned',
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </small>
              </CueRow>
            ))}
          </Cues>
        </>
      )}
    </Section>
  );
}

/** The moments after the next one, small. */
export function Following({ moments }: { readonly moments: readonly FollowingMoment[] }) {
  if (moments.length === 0) return null;
  return (
    <Section aria-labelledby="following-moments" data-part="following">
      <h2 id="following-moments">Then</h2>
      <List>
        {moments.map(({ id, names, label, cueLine }) => (
          <li key={id}>
            <strong>{names}</strong> <span>{label}</span> {cueLine && `“${cueLine}”`}
          </li>
        ))}
      </List>
    </Section>
  );
}
