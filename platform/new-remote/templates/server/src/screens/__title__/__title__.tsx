import { Page } from '@standby/shared-ui';
import { Notices, useCollection } from '@standby/collections/screens';
import { items as storedItems, type Items } from '../../data/items';
import { ItemForm } from './ItemForm';
import { ItemList } from './ItemList';

interface __title__Props {
  readonly items?: Items;
}

export default function __title__({ items = storedItems }: __title__Props) {
  const { list, notices, dismiss, isReadOnly, retry } = useCollection(items);
  return (
    <Page title="__title__" width="form">
      <Notices notices={notices} onDismiss={dismiss} />
      {!isReadOnly && <ItemForm items={items} />}
      <ItemList list={list} onRetry={retry} />
    </Page>
  );
}
