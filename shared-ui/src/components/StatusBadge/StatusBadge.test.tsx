import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { tones } from '../../tone';
import { StatusBadge } from './StatusBadge';

describe('StatusBadge', () => {
  it('names the state in a word', () => {
    render(<StatusBadge tone="go">Active</StatusBadge>);
    expect(screen.getByText('Active')).toBeVisible();
  });

  it('draws a different shape for every tone', () => {
    const { container } = render(
      <>
        {tones.map((tone) => (
          <StatusBadge key={tone} tone={tone}>
            {tone}
          </StatusBadge>
        ))}
      </>,
    );
    const shapes = [...container.querySelectorAll('svg')].map((shape) => shape.innerHTML);
    expect(new Set(shapes).size).toBe(tones.length);
  });
});
