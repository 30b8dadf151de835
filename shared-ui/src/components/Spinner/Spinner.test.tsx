import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Skeleton } from '../Skeleton/Skeleton';
import { Spinner } from './Spinner';

describe('a waiting indicator', () => {
  it('is announced when it has a label', () => {
    render(<Spinner label="Loading rooms" />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading rooms');
  });

  it('is decoration without a label', () => {
    render(
      <>
        <Spinner />
        <Skeleton height="4rem" />
      </>,
    );
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});
