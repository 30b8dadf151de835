import { useMemo } from 'react';
import {
  Button,
  Dialog,
  FieldRow,
  FormError,
  Select,
  Stack,
  TextField,
  useToast,
} from '@standby/shared-ui';
import { MissingFields, useForm } from '@standby/forms';
import { failureText } from '@standby/contracts';
import { truncateForSentence } from '@standby/shared-ui/text';
import type { OpenDialog } from '@standby/collections/screens';
import type { Schedule } from '../../../data/schedule';
import type { Person } from '../../../domain/person';
import { repeatCount, repeated, type Repeat } from '../../../domain/schedule/changes';
import { titleOf } from '../../../domain/schedule/entry';
import { entryLabels, type EntryForm } from '../../../domain/schedule/entry-fields';
import {
  formOfEntry,
  newEntryFormSchema,
  NEW_ENTRY_MINUTES,
  plausibleTimes,
  type EntryFormContent,
} from '../../../domain/schedule/entry-form';
import { minutesOf, wallOf, type Wall } from '../../../domain/schedule/wall';
import { halfMinutesOf } from '../../../domain/call-custom';
import type { Show } from '../../../domain/show';
import { EntryFields } from './EntryFields';

const UNDO_MILLIS = 10_000;

const repeatOptions = [
  { value: 'none', label: 'Does not repeat' },
  { value: 'daily', label: 'Every day' },
  { value: 'weekly', label: 'Every week' },
] as const satisfies readonly { readonly value: Repeat; readonly label: string }[];

interface NewEntryContent {
  readonly content: EntryFormContent;
  readonly repeat: Repeat;
  readonly until: string;
}

/** Fields of the show that its entries need. */
export type ShowOfEntries = Pick<Show, 'id' | 'timezone' | 'custom' | 'startTime'>;

const formAt = (startAt: Wall): EntryForm =>
  formOfEntry({
    kind: 'rehearsal',
    title: '',
    startAt,
    endAt: wallOf(minutesOf(startAt) + NEW_ENTRY_MINUTES),
    place: '',
    isFullCall: true,
    calledIds: [],
    notes: '',
  });

interface NewEntryProps {
  readonly schedule: Schedule;
  readonly show: ShowOfEntries;
  readonly people: readonly Person[];
  readonly rooms: readonly string[];
  /** Open dialog; its item is the start of the entry, which the form can change. */
  readonly dialog: OpenDialog<Wall>;
}

/** Dialog that adds an entry, once or repeated, with undo. */
export function NewEntry(props: NewEntryProps) {
  const { show, schedule, people, rooms, dialog } = props;
  const { id: showId, timezone } = show;
  const { item: startAt, isOpen, onClose, finalFocus } = dialog;
  const toast = useToast();

  const showAdded = (title: string, ids: readonly string[]): void => {
    const handleUndo = (): void => {
      schedule.removeAll(ids).catch((error: unknown) => {
        const description = failureText(error, 'Delete the entries one by one.');
        toast.show({ tone: 'stop', title: 'Not all of it was undone', description });
      });
    };
    const action = { label: 'Undo', onAction: handleUndo };
    toast.show({ tone: 'go', title, durationMs: UNDO_MILLIS, action });
  };

  const form = useForm<EntryForm, NewEntryContent, { title: string; ids: readonly string[] }>({
    initial: formAt(startAt),
    schema: useMemo(() => newEntryFormSchema(timezone, people), [timezone, people]),
    draftKey: `standby:draft:new-entry:${showId}:${startAt}`,
    async submit({ content, repeat, until }) {
      const entries = repeated({ ...content, showId }, repeat, until);
      const ids = await schedule.createAll(entries);
      const name = truncateForSentence(titleOf(content));
      const title =
        entries.length > 1 ? `${entries.length} entries were added` : `${name} was added`;
      return { title, ids };
    },
    onSubmitted({ title, ids }) {
      showAdded(title, ids);
      onClose();
    },
  });
  const { repeat, until, date } = form.values;
  const isRepeated = repeat !== 'none';
  const count = isRepeated
    ? repeatCount({ startAt: `${date}T00:00`, endAt: '' }, repeat, until)
    : 1;
  /** Replaces untouched times with the usual times of the chosen kind. */
  const handleKind = (kind: string): void => {
    const { startTime, endTime, kind: before } = form.values;
    const known = plausibleTimes(before, startAt, show);
    if (startTime !== known.startTime || endTime !== known.endTime) return;
    const next = plausibleTimes(kind, startAt, show);
    form.setValue('startTime', next.startTime);
    form.setValue('endTime', next.endTime);
  };
  const handleCancel = (): void => {
    form.discardDraft();
    onClose();
  };

  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title="New call"
      description="Times are in the time zone of the venue."
      keepOnOutsidePress
      finalFocus={finalFocus}
      footer={
        <>
          {!form.isPending && <MissingFields problems={form.problems} labels={entryLabels} />}
          <Button onClick={handleCancel}>Cancel</Button>
        </>
      }
      submit={{
        form,
        label: count > 1 && form.isValid ? `Add ${count} calls` : 'Add call',
        pendingLabel: 'Adding…',
      }}
    >
      <Stack $gap={6}>
        <EntryFields
          form={form}
          people={people}
          rooms={rooms}
          halfMinutes={halfMinutesOf(show)}
          onKind={handleKind}
        />
        <FieldRow>
          <Select
            label={entryLabels.repeat}
            options={repeatOptions}
            value={repeat}
            onChange={(value) => form.setValue('repeat', value)}
          />
          {isRepeated && (
            <TextField
              label={entryLabels.until}
              type="date"
              required
              {...form.fieldProps('until')}
            />
          )}
        </FieldRow>
        <FormError title={form.failure && 'Nothing was added'}>{form.failure?.text}</FormError>
      </Stack>
    </Dialog>
  );
}
