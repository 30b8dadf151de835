import { render, screen } from '@testing-library/react';
import { MemoryRouter, useRoutes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { LazyBoundary } from './LazyBoundary';
import { screenRoutes } from './screenRoutes';

const routes = screenRoutes({
  '/rooms': async () => ({ default: () => <h1>Rooms</h1> }),
  '/devices': async () => ({ default: () => <h1>Devices</h1> }),
});

function Screens() {
  return useRoutes(routes);
}

it.each([
  ['/rooms', 'Rooms'],
  ['/devices', 'Devices'],
])('shows at %s the screen of the table', async (path, heading) => {
  render(
    <MemoryRouter initialEntries={[path]}>
      <LazyBoundary fallback="Loading">
        <Screens />
      </LazyBoundary>
    </MemoryRouter>,
  );
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(heading);
});
