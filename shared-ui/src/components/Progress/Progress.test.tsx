import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Progress } from './Progress';

describe('Progress', () => {
  it('states the progress, as a text when one is given', () => {
    render(<Progress label="Elapsed" value={150} max={600} valueText="2:30 of 10:00" />);
    const bar = screen.getByRole('progressbar', { name: 'Elapsed' });
    expect(bar).toHaveAttribute('aria-valuenow', '150');
    expect(bar).toHaveAttribute('aria-valuetext', '2:30 of 10:00');
    expect(bar.firstElementChild).toHaveStyle({ transform: 'scaleX(0.25)' });
  });

  it.each([
    [-5, '0'],
    [700, '600'],
  ])('treats %d as the nearer end', (value, shown) => {
    render(<Progress label="Elapsed" value={value} max={600} />);
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', shown);
  });

  it('is at the start when there is nothing to do', () => {
    render(<Progress label="Elapsed" value={0} max={0} />);
    expect(screen.getByRole('progressbar').firstElementChild).toHaveStyle({
      transform: 'scaleX(0)',
    });
  });

  it('has a notch at a point on the way, and none at the ends', () => {
    const bar = (mark: number) => {
      const { container, unmount } = render(
        <Progress label="Elapsed" value={0} max={600} mark={mark} />,
      );
      const left = container.querySelector<HTMLElement>('[data-mark]')?.style.insetInlineStart;
      unmount();
      return left;
    };
    expect(bar(540)).toBe('90%');
    expect(bar(0)).toBeUndefined();
    expect(bar(600)).toBeUndefined();
  });

  it('shows the state of the time by its tone', () => {
    const { rerender } = render(<Progress label="Elapsed" value={550} max={600} />);
    expect(screen.getByRole('progressbar')).toHaveAttribute('data-tone', 'accent');
    rerender(<Progress label="Elapsed" value={550} max={600} tone="standby" />);
    expect(screen.getByRole('progressbar')).toHaveAttribute('data-tone', 'standby');
  });
});
