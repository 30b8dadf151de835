import { render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import * as v from 'valibot';
import { CheckboxGroup, TextField } from '@standby/shared-ui';
import { useForm, type FormOptions } from '../useForm';

interface RoomValues {
  name: string;
  seats: string;
  equipment: readonly string[];
}

export const DRAFT_KEY = 'standby:draft.test';
const initial: RoomValues = { name: '', seats: '', equipment: [] };

const schema = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('Enter a name')),
  seats: v.pipe(
    v.string(),
    v.check((seats) => seats === '' || Number(seats) >= 1, 'At least 1'),
    v.transform((seats) => (seats === '' ? null : Number(seats))),
  ),
  equipment: v.array(v.string()),
});

type RoomContent = v.InferOutput<typeof schema>;

export interface RoomFormProps extends Pick<
  FormOptions<RoomValues, RoomContent, string>,
  'waitsForSubmit'
> {
  submit: (content: RoomContent, signal: AbortSignal) => Promise<string>;
  onSubmitted?: (id: string) => void;
}

function RoomForm(props: RoomFormProps) {
  const form = useForm({ initial, schema, draftKey: DRAFT_KEY, ...props });
  return (
    <form onSubmit={form.handleSubmit}>
      {form.isRestored && (
        <button type="button" onClick={form.discardDraft}>
          Discard
        </button>
      )}
      {form.failure && !form.isFieldRefused && <p role="alert">{form.failure.text}</p>}
      <TextField label="Name" {...form.fieldProps('name')} />
      <TextField label="Seats" {...form.fieldProps('seats')} />
      <CheckboxGroup
        legend="Equipment"
        options={[
          { value: 'piano', label: 'Piano' },
          { value: 'stage', label: 'Stage' },
        ]}
        {...form.choiceProps('equipment')}
      />
      <button type="submit" disabled={form.submitProps.disabled || form.isPending}>
        {form.isPending ? 'Creating…' : 'Create'}
      </button>
    </form>
  );
}

export function open(props: Partial<RoomFormProps> = {}) {
  return render(
    <StrictMode>
      <RoomForm submit={async () => 'id'} {...props} />
    </StrictMode>,
  );
}

export const field = (name: string): HTMLElement => screen.getByRole('textbox', { name });
export const createButton = (): HTMLElement => screen.getByRole('button', { name: /^Creat/u });
export const storedDraft = (): unknown => JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? 'null');
