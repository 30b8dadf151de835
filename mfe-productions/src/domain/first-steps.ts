import { missingTeam, type ProductionTeam } from './production-team';
import type { Person } from './person';
import type { Show } from './show';

/** Preparation that every show needs before it can run. */
export type FirstStep = 'company' | 'schedule' | 'cues';

interface PreparedShow {
  readonly show: ProductionTeam & Pick<Show, 'id' | 'status' | 'cues'>;
  readonly people: readonly Person[];
  readonly entryCount: number;
}

/**
 * Returns the steps still to be taken for a show. People from the show's form alone do not count as
 * a company.
 */
export function openSteps({ show, people, entryCount }: PreparedShow): readonly FirstStep[] {
  if (show.status === 'Completed') return [];
  const inForm = [show.director, show.assistantDirector, show.technicalDirector].filter(Boolean);
  const fromForm = inForm.length - missingTeam(show, people).length;
  const steps: FirstStep[] = [];
  if (people.length <= fromForm) steps.push('company');
  if (entryCount === 0) steps.push('schedule');
  if (show.cues === 0) steps.push('cues');
  return steps;
}
