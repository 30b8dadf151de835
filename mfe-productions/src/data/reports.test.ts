import { describeItemContract } from '@standby/collections/testing/collection-contract';
import { fieldErrors } from '@standby/forms/validation';
import { buildEventLog, CURTAIN_MS } from '@standby/live-room/testing/builders';
import { MemoryStorage } from '@standby/room-engine/testing/memory-storage';
import { createRoomDocuments } from '@standby/room-engine/storage/room-documents';
import { createFakeBrowser } from '@standby/testing/fake-browser';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { currentFormat } from '@standby/live-room';
import { actLengths } from '../domain/report/act-lengths';
import { reportSchema, reportWith, type Report, type ReportContent } from '../domain/report/report';
import { formOfReport, reportFormSchema } from '../domain/report/report-form';
import { createReports } from './reports';
import { sampleReports } from './sample-reports';
import { readStoredNight } from './stored-night';

const known = { showId: 'hamlet', kind: 'performance', date: '2025-01-15' } as const;

describeItemContract<Report, ReportContent>('the reports of this browser', {
  makeItem: (number) => reportWith({ ...known, number, startTime: '19:30' }),
  open: () => ({ collection: createReports('hamlet', createFakeBrowser().openWindow(), []) }),
});

it('begins with samples that the form accepts, the storage takes, and the plot compares', () => {
  for (const report of sampleReports) {
    expect(v.parse(reportSchema, JSON.parse(JSON.stringify(report)))).toEqual(report);
    expect(fieldErrors(reportFormSchema, formOfReport(report))).toEqual({});
  }
  expect(actLengths(sampleReports).map(({ act, points }) => [act, points.length])).toEqual([
    ['Act 1', 4],
    ['Act 2', 4],
  ]);
});

it('takes the facts of a performance from the stored room of this browser', () => {
  const storage = new MemoryStorage();
  const { log } = buildEventLog([[0, { type: 'play', timerId: 'timer-1' }]]);
  createRoomDocuments('hamlet', () => storage, currentFormat).save(log);
  const facts = readStoredNight('hamlet', CURTAIN_MS, () => storage, CURTAIN_MS + 60_000);
  expect(facts).toMatchObject({ parts: [{ name: 'Timer 1', upAtMs: CURTAIN_MS }], runMs: 60_000 });
  expect(readStoredNight('macbeth', CURTAIN_MS, () => storage)).toBeNull();
  expect(readStoredNight('hamlet', CURTAIN_MS - 48 * 60 * 60_000, () => storage)).toBeNull();
});
