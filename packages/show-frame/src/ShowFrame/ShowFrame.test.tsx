import { render, screen, within } from '@testing-library/react';
import {
  callPath,
  companyPath,
  cuesPath,
  reportPath,
  roomPath,
  showPath,
} from '@standby/contracts';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { ShowFrame, type RoomGuest } from './ShowFrame';

function openFrame(path: string, guest?: RoomGuest) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <ShowFrame showId="hamlet" guest={guest} />
    </MemoryRouter>,
  );
  return within(screen.getByRole('navigation', { name: 'Pages of the show' }));
}

const lit = (frame: ReturnType<typeof openFrame>) =>
  frame
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => link.textContent);

describe('the frame of a show', () => {
  it.each([
    [showPath('hamlet'), 'Overview'],
    [companyPath('hamlet'), 'Company'],
    [reportPath('hamlet', '1'), 'Reports'],
    [roomPath('hamlet'), 'Live room'],
    [cuesPath('hamlet'), 'Cue sheet'],
    [callPath('hamlet'), 'On the book'],
  ])('at %s highlights only the page %s', (path, name) => {
    expect(lit(openFrame(path))).toEqual([name]);
  });

  it('keeps the room link of a person without an account', () => {
    const frame = openFrame(roomPath('hamlet'), { fragment: '#token', canControl: true });
    const addresses = frame.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(addresses).toEqual([
      '/room/hamlet/cues#token',
      '/room/hamlet/running#token',
      '/room/hamlet#token',
      '/room/hamlet/call#token',
    ]);
  });
});
