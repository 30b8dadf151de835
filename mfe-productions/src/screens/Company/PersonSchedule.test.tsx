import { screen } from '@testing-library/react';
import { showPaths } from '@standby/contracts';
import { createFakeBrowser } from '@standby/testing/fake-browser';
import { renderRoutes } from '@standby/testing/render';
import { afterEach, expect, it, vi } from 'vitest';
import { createSchedule } from '../../data/schedule';
import { makePerson } from '../../testing/make-person';
import { makeShow } from '../../testing/make-show';
import { PersonSchedule } from './PersonSchedule';

afterEach(() => document.head.replaceChildren());

function open() {
  const schedule = createSchedule('hamlet', createFakeBrowser().openWindow(), []);
  const element = (
    <PersonSchedule show={makeShow('hamlet')} person={makePerson('Ann')} schedule={schedule} />
  );
  return renderRoutes([{ path: showPaths.company, element }], { path: '/shows/hamlet/company' });
}

it('leads to the person’s page in sample mode, which has no links', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'See their page' })).toHaveAttribute(
    'href',
    '/shows/hamlet/mine#ann',
  );
  expect(screen.queryByRole('button', { name: 'Make a calendar link' })).toBeNull();
});

it('says beside a calendar link that some calendars read it only once or twice a day', async () => {
  const meta = document.createElement('meta');
  meta.name = 'standby:api';
  meta.content = '/api/v1';
  document.head.append(meta);
  const address = 'http://standby.example/api/v1/calls/calendar.ics?token=t';
  vi.stubGlobal('fetch', async () => Response.json({ address, expiresAt: '2027-01-01T00:00:00Z' }));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Make a calendar link' }));
  const link = await screen.findByLabelText('Calendar link');
  expect(link).toHaveValue(address);
  expect(link).toHaveAccessibleDescription(
    /Some calendars read it only once or twice a day: changes of today are on the page and in the mail\.$/u,
  );
  expect(screen.queryByRole('link', { name: 'See their page' })).toBeNull();
});
