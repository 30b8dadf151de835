import { createCompany } from 'server/testing/organizations';
import { Person as Member, type TestServer } from 'server/testing/test-server';
import { createClient } from '@standby/api-client';
import type { missingRoutes } from '@standby/api-client/live-rooms';
import type { deviceSignInRoutes } from '@standby/api-client/sign-in';
import * as v from 'valibot';
import { emptyEventForm, eventFormSchema } from '../../src/domain/event-form';
import { reportWith } from '../../src/domain/report/report';
import { makePersonContent } from '../../src/testing/make-person';
import type { personRoutes, reportRoutes, showRoutes, signInRoutes } from '../contract';
import type { doorRoutes, signInKeyRoutes } from '../sign-in/door-contract';

type Routes = typeof missingRoutes &
  typeof deviceSignInRoutes &
  typeof doorRoutes &
  typeof personRoutes &
  typeof reportRoutes &
  typeof showRoutes &
  typeof signInKeyRoutes &
  typeof signInRoutes;

export const KEYS = 'POST /organizations/:organizationId/sign-in/:showId/keys';
export const LOOK = 'POST /sign-in/look';
export const SIGN_IN = 'POST /sign-in';

/** The half of a performance at 19:30 in New York. */
export const HALF = new Date('2025-01-15T23:55:00.000Z');

export const clientOf = (member: Member) => createClient<Routes>('/api/v1', member.fetch);

/** Creates a show whose performance is about to start; the server's clock is at the half. */
export async function beginShow(server: TestServer) {
  const company = await createCompany(server);
  const { organizationId, owner } = company;
  const call = clientOf(owner);
  const params = { organizationId };
  const form = { ...emptyEventForm, title: 'Hamlet', venue: 'Old Mill', startDate: '2025-01-10' };
  await call('POST /organizations/:organizationId/shows', {
    params,
    body: { id: 'hamlet', content: v.parse(eventFormSchema, form) },
  });
  for (const name of ['Idris', 'Oskar']) {
    const content = makePersonContent(name, { notes: 'Knee taped.' });
    await call('POST /organizations/:organizationId/people', {
      params,
      body: { id: name.toLowerCase(), content },
    });
  }
  const report = { showId: 'hamlet', kind: 'performance', number: 5 } as const;
  const content = reportWith({ ...report, date: '2025-01-15', startTime: '19:30' });
  await call('POST /organizations/:organizationId/reports', {
    params,
    body: { id: 'fifth', content },
  });
  return { ...company, key: { params: { organizationId, showId: 'hamlet' }, body: {} } };
}

/** Creates the same show with a stage door, whose address and PINs have been handed out. */
export async function openStageDoor(server: TestServer) {
  const show = await beginShow(server);
  const { address, pins } = await clientOf(show.owner)(KEYS, show.key);
  const token = new URL(address).hash.slice(1);
  return { ...show, pins, token, door: clientOf(new Member(server)) };
}
