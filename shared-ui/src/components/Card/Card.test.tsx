import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Card } from './Card';
import { CardGrid } from './CardGrid';

describe('Card', () => {
  it('is an article with the given parts and no empty ones', () => {
    render(<Card header={<h2>Studio B</h2>}>Forty people</Card>);
    const card = screen.getByRole('article');
    expect(within(card).getByRole('heading', { name: 'Studio B' })).toBeVisible();
    expect(card.children).toHaveLength(2);
  });

  it('is part of a named list', () => {
    render(
      <CardGrid label="Rooms">
        <Card>Main Stage</Card>
        <Card>Studio A</Card>
      </CardGrid>,
    );
    expect(
      within(screen.getByRole('list', { name: 'Rooms' })).getAllByRole('listitem'),
    ).toHaveLength(2);
  });
});
