import { useEffect } from 'react';
import { noteMissing } from '../data/missing-note';
import type { Person } from '../domain/person';
import type { Report } from '../domain/report/report';
import type { Entry } from '../domain/schedule/entry';
import type { SignIn } from '../domain/sign-in/sign-in';
import type { Show } from '../domain/show';

/** Each is undefined while it loads. */
interface Known {
  readonly reports: readonly Report[] | undefined;
  readonly entries: readonly Entry[] | undefined;
  readonly people: readonly Person[] | undefined;
  readonly signIns: readonly SignIn[] | undefined;
}

/** Keeps what the live desk of this browser says of those who have not signed in. */
export function useMissingNote(show: Show, { reports, entries, people, signIns }: Known): void {
  useEffect(() => {
    if (!reports || !entries || !people || !signIns) return;
    noteMissing(show.id, { show, reports, entries, people, signIns });
  }, [show, reports, entries, people, signIns]);
}
