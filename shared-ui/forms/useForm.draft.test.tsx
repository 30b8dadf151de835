import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CheckboxGroup } from '../src/components/CheckboxGroup/CheckboxGroup';
import { TextField } from '../src/components/TextField/TextField';
import { useForm } from './useForm';

interface RoomValues {
  name: string;
  seats: string;
  equipment: readonly string[];
}

const DRAFT_KEY = 'standby:draft.test';
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

interface RoomFormProps {
  submit: (content: RoomContent) => Promise<string>;
  onSubmitted?: (id: string) => void;
}

function RoomForm({ submit, onSubmitted }: RoomFormProps) {
  const form = useForm({ initial, schema, submit, onSubmitted, draftKey: DRAFT_KEY });
  return (
    <form onSubmit={form.handleSubmit}>
      {form.isRestored && (
        <button type="button" onClick={form.discardDraft}>
          Discard
        </button>
      )}
      {form.submitError && <p role="alert">{form.submitError}</p>}
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
      <button type="submit" disabled={!form.canSubmit}>
        {form.isPending ? 'Creating…' : 'Create'}
      </button>
    </form>
  );
}

function open(props: Partial<RoomFormProps> = {}) {
  return render(
    <StrictMode>
      <RoomForm submit={async () => 'id'} {...props} />
    </StrictMode>,
  );
}

const field = (name: string): HTMLElement => screen.getByRole('textbox', { name });
const createButton = (): HTMLElement => screen.getByRole('button', { name: /^Creat/u });
const storedDraft = (): unknown => JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? 'null');

beforeEach(() => {
  sessionStorage.clear();
});

describe('the draft', () => {
  it('brings a half-filled form back, and offers to discard it', async () => {
    const { unmount } = open();
    await userEvent.type(field('Name'), 'Studio');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Piano' }));
    unmount();

    open();
    expect(field('Name')).toHaveValue('Studio');
    expect(screen.getByRole('checkbox', { name: 'Piano' })).toBeChecked();

    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(field('Name')).toHaveValue('');
    expect(screen.queryByRole('button', { name: 'Discard' })).not.toBeInTheDocument();
    expect(storedDraft()).toBeNull();
  });

  it('is not offered where nothing was filled in, or all of it was taken out again', async () => {
    const { unmount } = open();
    await userEvent.type(field('Name'), 'S{Backspace}');
    unmount();

    open();
    expect(screen.queryByRole('button', { name: 'Discard' })).not.toBeInTheDocument();
    expect(storedDraft()).toBeNull();
  });

  it('is gone after a success', async () => {
    const { unmount } = open();
    await userEvent.type(field('Name'), 'Studio');
    await userEvent.click(createButton());
    unmount();

    open();
    expect(field('Name')).toHaveValue('');
  });

  it.each([
    ['not JSON', 'half a draft'],
    ['no object', '7'],
    [
      'other fields and kinds',
      '{"colour":"red","name":["x"],"equipment":[1],"__proto__":{"name":"x"}}',
    ],
  ])('is left out when it is %s', (_, stored) => {
    sessionStorage.setItem(DRAFT_KEY, stored);

    open();

    expect(field('Name')).toHaveValue('');
    expect(screen.queryByRole('button', { name: 'Discard' })).not.toBeInTheDocument();
  });

  it('is not stored where storage is blocked, and the form works', async () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('Access is denied.', 'SecurityError');
      });
    }
    const submit = vi.fn<RoomFormProps['submit']>(async () => 'id');
    open({ submit });

    await userEvent.type(field('Name'), 'Studio');
    await userEvent.click(createButton());

    expect(submit).toHaveBeenCalledTimes(1);
  });
});
