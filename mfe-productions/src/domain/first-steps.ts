import { missingTeam, type ProductionTeam } from './production-team';
import type { Person } from './person';
import type { Show } from './show';

/** Something without which nobody can run a show. */
export type FirstStep = 'company' | 'schedule' | 'cues';

export interface PreparedShow {
  readonly show: ProductionTeam & Pick<Show, 'id' | 'status' | 'cues'>;
  readonly people: readonly Person[];
  readonly entryCount: number;
}

/** The steps that are still to be taken for a show. Those who came with its form do not make a company. */
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
