import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Banner } from './Banner';

describe('Banner', () => {
  it('interrupts the screen reader when something stopped, and waits its turn otherwise', () => {
    render(
      <>
        <Banner tone="stop" title="Venue did not load" text="The rest of Standby works." />
        <Banner tone="info" title="A new version is here" />
      </>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Venue did not load');
    expect(screen.getByRole('status')).toHaveTextContent('A new version is here');
  });
});
