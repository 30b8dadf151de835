import { DoorClosed } from 'lucide-react';
import type { ReactNode } from 'react';
import { Banner, EmptyState } from '@standby/shared-ui';
import { limitMessage, type Noun } from '@standby/collections/port';

interface PlanLimitProps {
  readonly noun: Noun;
  /** Number of items; an undo can bring back more than the plan allows. */
  readonly count: number;
  readonly limit: number;
  /** Link to where an item can be removed. */
  readonly action?: ReactNode;
}

const title = ({ noun, count, limit }: PlanLimitProps): string =>
  `You have ${count} of ${limit} ${noun.many}`;

/** Explains beside a list or a form why nothing can be added, and what to do. */
export function PlanLimitNote(props: PlanLimitProps) {
  const { noun, limit, action } = props;
  return (
    <Banner tone="standby" title={title(props)} text={limitMessage(noun, limit)} action={action} />
  );
}

/** Replaces a form that could not be sent. */
export function PlanLimitReached(props: PlanLimitProps) {
  const { noun, limit, action } = props;
  return (
    <EmptyState
      icon={<DoorClosed strokeWidth={1.5} aria-hidden />}
      title={title(props)}
      text={limitMessage(noun, limit)}
      action={action}
    />
  );
}
