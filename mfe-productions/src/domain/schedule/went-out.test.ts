import { describe, expect, it } from 'vitest';
import { makeEntry } from '../../testing/make-entry';
import { makeReport } from '../../testing/make-report';
import { calledEntry, newSentCall } from './sent-call';
import { outdatedTexts, wentOutTexts } from './went-out';

const entry = makeEntry('evening', {
  kind: 'performance',
  startAt: '2026-11-26T19:30',
  endAt: '2026-11-26T22:15',
});
const reader = { rules: { timezone: 'Europe/London' }, clock: '24-hour' } as const;
const mailed = newSentCall(
  { showId: 'hamlet', date: '2026-11-26', entries: [calledEntry(entry)], mailedTo: 21 },
  { id: 'call', at: '2026-11-25T17:02:00.000Z' },
);
const sent = {
  ...makeReport(5, { entryId: 'evening', date: '2026-11-26' }),
  sentAt: '2026-11-26T23:00:00.000Z',
};
const moved = { ...entry, startAt: '2026-11-26T20:00', endAt: '2026-11-26T22:45' };
const nothing = { calls: [], reports: [] };

describe('the sent information about an entry', () => {
  it('is empty before a call or a report was sent', () => {
    expect(wentOutTexts(entry, nothing, reader)).toEqual([]);
    const draft = { ...sent, sentAt: '' };
    expect(wentOutTexts(entry, { calls: [], reports: [draft] }, reader)).toEqual([]);
  });

  it('contains the mailed call, with its times', () => {
    const [text] = wentOutTexts(moved, { calls: [mailed], reports: [] }, reader);
    expect(text).toMatch(
      /was mailed to 21 people on .* at 17:02: called at 18:55, starts at 19:30\.$/u,
    );
    const paper = { ...mailed, mailedTo: 0 };
    expect(wentOutTexts(entry, { calls: [paper], reports: [] }, reader)[0]).toMatch(/on paper/u);
  });

  it('contains the sent report', () => {
    expect(wentOutTexts(moved, { calls: [], reports: [sent] }, reader)).toEqual([
      expect.stringMatching(
        /^The report of performance 5 was sent with .*, 19:30 and keeps that time\.$/u,
      ),
    ]);
  });

  it('is outdated only by a different time', () => {
    const wentOut = { calls: [mailed], reports: [sent] };
    expect(outdatedTexts(entry, entry, wentOut, reader)).toEqual([]);
    expect(outdatedTexts(entry, moved, wentOut, reader)).toHaveLength(2);
    // A move back to the times of the call outdates nothing.
    expect(outdatedTexts(moved, entry, { ...wentOut, reports: [] }, reader)).toEqual([]);
  });
});
