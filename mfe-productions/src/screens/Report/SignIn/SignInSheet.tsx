import { Button, FormSection, StatusBadge, useToast, useClock } from '@standby/shared-ui';
import { failureText, telOf } from '@standby/contracts';
import { StageDoor } from '../../../components/StageDoor/StageDoor';
import { useMinute } from '../../../components/useMinute';
import type { SignIns } from '../../../data/sign-ins';
import type { Performance } from '../../../domain/performance';
import { wallText } from '@standby/show-report/text';
import { dueAtMs, type BoardLine } from '../../../domain/sign-in/sign-in';
import type { Show } from '../../../domain/show';
import * as S from '../Report.styles';

interface SignInSheetProps {
  readonly show: Show;
  readonly call: Performance;
  readonly board: readonly BoardLine[];
  readonly signIns: SignIns;
}

const words = { in: 'Here', late: 'Late', absent: 'Absent', missing: 'Missing' } as const;
const tones = { in: 'go', late: 'standby', absent: 'stop', missing: 'stop' } as const;

/** List of who is in the building: missing people first, each with a number to call. */
export function SignInSheet({ show, call, board, signIns }: SignInSheetProps) {
  const toast = useToast();
  const isDue = useMinute() > (dueAtMs(call, show) ?? Number.POSITIVE_INFINITY);
  const missing = board.filter(({ presence }) => presence === 'missing');
  const others = board.filter(({ presence }) => presence !== 'missing');
  const here = board.filter(({ presence }) => presence === 'in' || presence === 'late').length;

  const clock = useClock();

  async function mark({ person, signIn }: BoardLine, state: 'in' | 'absent'): Promise<void> {
    const line = { state, by: 'desk' } as const;
    const [reportId, showId] = [call.id, show.id];
    try {
      if (signIn) await signIns.update(signIn.id, line);
      else await signIns.create({ showId, reportId, personId: person.id, ...line });
    } catch (error) {
      const description = failureText(error, 'Something went wrong. Try again.');
      toast.show({ tone: 'stop', title: 'The sign-in sheet was not changed', description });
    }
  }

  return (
    <FormSection
      title="Sign-in"
      why={`${here} of ${board.length} are here. Everyone signs in by ${wallText(dueAtMs(call, show) ?? null, show.timezone, clock)}.`}
    >
      <div>
        <StageDoor show={show} people={board.map(({ person }) => person)}>
          Stage door and PINs
        </StageDoor>
      </div>
      <details open={isDue && missing.length > 0}>
        <summary>
          {missing.length === 0 ? 'No one is missing' : `${missing.length} not signed in`}
        </summary>
        <S.Notes aria-label="Sign-in sheet">
          {[...missing, ...others].map((line) => {
            const { person, presence, atMs } = line;
            const { id, name, position, phone } = person;
            const isAway = presence === 'missing' || presence === 'absent';
            return (
              <li key={id}>
                <span>
                  <strong>{name}</strong>
                  {position && `, ${position}`}
                  {isAway && phone && (
                    <>
                      {' · '}
                      <a href={telOf(phone)}>{phone}</a>
                    </>
                  )}
                </span>
                <S.Actions>
                  {(presence !== 'missing' || isDue) && (
                    <StatusBadge tone={tones[presence]}>
                      {words[presence]}
                      {atMs !== undefined && ` ${wallText(atMs, show.timezone, clock)}`}
                    </StatusBadge>
                  )}
                  {isAway && (
                    <Button size="small" variant="ghost" onClick={() => void mark(line, 'in')}>
                      Is here
                    </Button>
                  )}
                  {presence !== 'absent' && (
                    <Button size="small" variant="ghost" onClick={() => void mark(line, 'absent')}>
                      Absent
                    </Button>
                  )}
                </S.Actions>
              </li>
            );
          })}
        </S.Notes>
      </details>
    </FormSection>
  );
}
