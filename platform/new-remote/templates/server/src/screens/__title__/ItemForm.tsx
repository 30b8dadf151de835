import { Button, FormActions, FormError, TextField, useToast } from '@standby/shared-ui';
import { MissingFields, useForm } from '@standby/forms';
import type { Items } from '../../data/items';
import { itemContentSchema, NAME_MAX, type Item, type ItemContent } from '../../domain/item';
import * as S from './items.styles';

interface ItemFormProps {
  readonly items: Items;
}

/** Form that adds an item. A half-filled form survives a reload. */
export function ItemForm({ items }: ItemFormProps) {
  const toast = useToast();
  const form = useForm<ItemContent, ItemContent, Item>({
    initial: { name: '' },
    schema: itemContentSchema,
    draftKey: 'standby:draft:__name__',
    submit: items.create,
    onSubmitted({ name }) {
      form.discardDraft();
      toast.show({ tone: 'go', title: `${name} was added` });
    },
  });
  return (
    <S.Form onSubmit={form.handleSubmit}>
      <TextField label="Name" maxLength={NAME_MAX} required {...form.fieldProps('name')} />
      <FormError title={form.failure && 'The item was not added'}>{form.failure?.text}</FormError>
      <FormActions>
        <Button
          {...form.submitProps}
          variant="primary"
          pendingLabel="Adding the item…"
        >
          Add item
        </Button>
        {!form.isPending && <MissingFields problems={form.problems} labels={{ name: 'Name' }} />}
      </FormActions>
    </S.Form>
  );
}
