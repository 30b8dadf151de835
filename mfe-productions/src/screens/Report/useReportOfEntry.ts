import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { failureText, reportPath } from '@standby/contracts';
import type { Reports } from '../../data/reports';
import { reportOfEntry } from '../../domain/first-report';
import type { Report } from '../../domain/report/report';
import type { Entry } from '../../domain/schedule/entry';

/** Reports that are being created: one per entry, however often its page asks. */
const making = new Map<string, Promise<Report>>();

async function makeOnce(
  reports: Reports,
  entry: Entry,
  all: readonly Report[],
  entries: readonly Entry[],
) {
  const known = making.get(entry.id);
  if (known) return known;
  const made = reports.create(reportOfEntry(entry, all, entries));
  making.set(entry.id, made);
  try {
    return await made;
  } finally {
    making.delete(entry.id);
  }
}

interface Known {
  /** Reports of the show; undefined while they load, and for people who do not write reports. */
  readonly all: readonly Report[] | undefined;
  readonly entries: readonly Entry[] | undefined;
}

/**
 * Redirects from the address of a scheduled performance to its report, which is created on the
 * first visit.
 *
 * @param id of a report, or of an entry of the schedule, from the address
 * @returns the reason why no report could be created
 */
export function useReportOfEntry(
  id: string,
  reports: Reports,
  { all, entries }: Known,
): string | undefined {
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string>();
  const isReport = all?.some((report) => report.id === id) ?? true;
  const entry = isReport ? undefined : entries?.find((known) => known.id === id);

  useEffect(() => {
    if (!entry || !all || !entries) return;
    const known = all.find(({ entryId, corrects }) => entryId === entry.id && corrects === '');
    const open = (report: Report): void =>
      void navigate(reportPath(entry.showId, report.id), { replace: true });
    if (known) {
      open(known);
      return;
    }
    void makeOnce(reports, entry, all, entries).then(open, (error: unknown) =>
      setFailure(failureText(error, 'Something went wrong. Load the page again.')),
    );
  }, [entry, all, entries, reports, navigate]);

  return failure;
}
