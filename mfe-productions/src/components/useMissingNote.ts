import { useEffect } from 'react';
import { noteMissing } from '../data/missing-note';
import type { Person } from '../domain/person';
import type { Report } from '../domain/report/report';
import type { Entry } from '../domain/schedule/entry';
import type { SignIn } from '../domain/sign-in/sign-in';
import type { Show } from '../domain/show';

/** Lists that are undefined while they load. */
interface Known {
  readonly reports: readonly Report[] | undefined;
  readonly entries: readonly Entry[] | undefined;
  readonly people: readonly Person[] | undefined;
  readonly signIns: readonly SignIn[] | undefined;
}

/** Updates the list of missing people for the live desk of this browser. */
export function useMissingNote(show: Show, { reports, entries, people, signIns }: Known): void {
  useEffect(() => {
    if (!reports || !entries || !people || !signIns) return;
    noteMissing(show.id, { show, reports, entries, people, signIns });
  }, [show, reports, entries, people, signIns]);
}
