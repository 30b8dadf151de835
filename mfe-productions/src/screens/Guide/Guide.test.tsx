import { cleanup, screen } from '@testing-library/react';
import { guidePath, guidePaths } from '@standby/contracts';
import { renderRoutes } from '@standby/testing/render';
import { expect, it } from 'vitest';
import Guide from './Guide';
import { guideText } from './guide-pages';

const open = (page?: string) =>
  renderRoutes(
    [
      { path: guidePaths.guide, element: <Guide /> },
      { path: guidePaths.page, element: <Guide /> },
    ],
    { path: guidePath(page) },
  );

it('lists its pages, and each page exists with its pictures', async () => {
  const { user, address } = open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Guide for stage managers');
  const names = screen.getAllByRole('link').map((link) => link.textContent);
  expect(names).toContain('Notes');
  await user.click(screen.getByText('People'));
  expect(address()).toBe('/guide/people');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('People');
  const [picture] = screen.getAllByRole('img');
  expect(picture).toHaveAttribute('src', expect.stringContaining('company'));
  expect(screen.getByText('Add person').tagName).toBe('STRONG');
});

it('links only to existing pages from the first one, with existing pictures', () => {
  const first = guideText('') ?? '';
  const linked = [...first.matchAll(/\]\((?<name>[\w-]+)\.md\)/gu)].map(
    ({ groups }) => groups?.['name'] ?? '',
  );
  expect(linked.length).toBeGreaterThan(4);
  for (const name of linked) {
    open(name);
    expect(screen.queryByText('This page does not exist')).not.toBeInTheDocument();
    for (const picture of screen.queryAllByRole('img')) {
      expect(picture, `a picture of ${name}`).toHaveAttribute('src');
    }
    cleanup();
  }
});

it('reports a missing page', () => {
  open('nothing');
  expect(screen.getByText('The guide has no page at this address.')).toBeVisible();
});
