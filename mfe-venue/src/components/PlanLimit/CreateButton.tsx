import { Link } from 'react-router-dom';
import { Button } from '@standby/shared-ui';

interface CreateButtonProps {
  readonly to: string;
  /** There is no room for another one; a `PlanLimitNote` beside it says why. */
  readonly isFull: boolean;
  readonly children: string;
}

/** The way to the form that adds to a list, while there is room for another one. */
export function CreateButton({ to, isFull, children }: CreateButtonProps) {
  if (isFull) {
    return (
      <Button variant="primary" disabled>
        {children}
      </Button>
    );
  }
  return (
    <Button as={Link} to={to} variant="primary">
      {children}
    </Button>
  );
}
