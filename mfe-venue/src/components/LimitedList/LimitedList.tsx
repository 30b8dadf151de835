import type { ReactElement, ReactNode } from 'react';
import { Page } from '@standby/shared-ui';
import type { Identified } from '@standby/collections/port';
import {
  ManagedList,
  type CardOptions,
  type CollectionState,
  type ListRules,
  type OpenDialog,
} from '@standby/collections/screens';
import { CreateButton } from '../PlanLimit/CreateButton';
import { PlanLimitNote } from '../PlanLimit/PlanLimit';

/**
 * Properties in which one list differs from the other. Each list has one object for the life of the
 * app.
 */
export interface LimitedListRules<T> extends ListRules<T> {
  readonly title: string;
  /** Description for search engines. */
  readonly description: string;
  /** Number of items that the plan allows. */
  readonly limit: number;
  /** Label of the button that creates an item. */
  readonly createLabel: string;
}

interface LimitedListProps<T extends Identified> {
  readonly rules: LimitedListRules<T>;
  readonly state: CollectionState<T>;
  readonly renderCard: (item: T, options: CardOptions<T>) => ReactElement;
  readonly renderDialog: (dialog: OpenDialog<T>) => ReactNode;
  /** Further buttons of the toolbar. */
  readonly tools?: ReactNode;
}

/** Screen of a list whose length a plan limits. */
export function LimitedList<T extends Identified>(props: LimitedListProps<T>) {
  const { rules, state } = props;
  const { noun, limit } = rules;
  const { list, isReadOnly } = state;
  const count = list.state === 'ready' ? list.items.length : undefined;
  const isFull = count !== undefined && count >= limit;
  return (
    <Page
      title={rules.title}
      description={rules.description}
      count={count === undefined ? undefined : `${count}/${limit}`}
      actions={
        !isReadOnly && (
          <CreateButton to={rules.empty.create.to} isFull={isFull}>
            {rules.createLabel}
          </CreateButton>
        )
      }
    >
      <ManagedList
        {...props}
        note={isFull && !isReadOnly && <PlanLimitNote noun={noun} count={count} limit={limit} />}
      />
    </Page>
  );
}
