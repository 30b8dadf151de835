import { Link } from 'react-router-dom';
import { Button } from '@standby/shared-ui';

interface CreateButtonProps {
  readonly to: string;
  /** Whether the plan's limit is reached; a `PlanLimitNote` beside the button explains it. */
  readonly isFull: boolean;
  readonly children: string;
}

/** Link to the form that adds to a list, until the plan's limit is reached. */
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
