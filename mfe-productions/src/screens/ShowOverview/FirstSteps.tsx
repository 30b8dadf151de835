import { Link } from 'react-router-dom';
import { useCollection } from '@standby/collections/screens';
import {
  addPersonPath,
  cuesPath,
  importPeoplePath,
  isPermittedHere,
  schedulePath,
  type Permission,
} from '@standby/contracts';
import { peopleOf as storedPeopleOf, type People } from '../../data/people';
import { scheduleOf as storedScheduleOf, type Schedule } from '../../data/schedule';
import { openSteps, type FirstStep } from '../../domain/first-steps';
import type { Show } from '../../domain/show';
import { Block } from './Block';
import * as S from './ShowOverview.styles';

interface StepText {
  readonly permission: Permission;
  readonly why: string;
  readonly links: readonly (readonly [name: string, path: (showId: string) => string])[];
}

const STEPS: Readonly<Record<FirstStep, StepText>> = {
  company: {
    permission: 'people:write',
    why: 'Calls, sign-in and reports name the people of the company.',
    links: [
      ['Add a person', addPersonPath],
      ['Import a list of people', importPeoplePath],
    ],
  },
  schedule: {
    permission: 'schedule:write',
    why: 'A performance on the schedule opens the stage door, and has its report and its calls.',
    links: [['Plan rehearsals and performances', schedulePath]],
  },
  cues: {
    permission: 'live:control',
    why: 'The show is called from the cue sheet.',
    links: [['Write or import the cue sheet', cuesPath]],
  },
};

const mayTake = (step: FirstStep): boolean => isPermittedHere(STEPS[step].permission);

interface FirstStepsProps {
  readonly show: Show;
  readonly peopleOf?: ((showId: string) => People) | undefined;
  readonly scheduleOf?: ((showId: string) => Schedule) | undefined;
}

/** Steps that a new show still needs before it can run, each with its reason and a link. */
export function FirstSteps(props: FirstStepsProps) {
  const { show, peopleOf = storedPeopleOf, scheduleOf = storedScheduleOf } = props;
  const { list: people } = useCollection(peopleOf(show.id));
  const { list: entries } = useCollection(scheduleOf(show.id));
  if (people.state !== 'ready' || entries.state !== 'ready') return null;
  const counted = { show, people: people.items, entryCount: entries.items.length };
  const steps = openSteps(counted).filter(mayTake);
  if (steps.length === 0) return null;
  return (
    <Block title="First steps">
      <S.Steps>
        {steps.map((step) => (
          <li key={step}>
            {STEPS[step].links.map(([name, path]) => (
              <Link key={name} to={path(show.id)}>
                {name}
              </Link>
            ))}
            <p>{STEPS[step].why}</p>
          </li>
        ))}
      </S.Steps>
    </Block>
  );
}
