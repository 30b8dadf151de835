import { Button, EmptyState, Spinner } from '@standby/shared-ui';
import type { ListState } from '@standby/collections/screens';
import type { Item } from '../../domain/item';
import * as S from './items.styles';

interface ItemListProps {
  readonly list: ListState<Item>;
  readonly onRetry: () => void;
}

/** The items, newest first, or the reason why there are none. */
export function ItemList({ list, onRetry }: ItemListProps) {
  if (list.state === 'loading') return <Spinner label="Loading the items" />;
  if (list.state === 'failed') {
    return (
      <EmptyState
        title="The items did not load"
        text={list.message}
        action={<Button onClick={onRetry}>Try again</Button>}
      />
    );
  }
  if (list.items.length === 0) {
    return <EmptyState title="No items yet" text="Write a name and press Add item." />;
  }
  return (
    <S.List aria-label="Items">
      {list.items.map(({ id, name }) => (
        <S.Item key={id}>{name}</S.Item>
      ))}
    </S.List>
  );
}
