import { EditConflictNote } from '@standby/shared-collections/conflict';
import type { EditConflict } from '@standby/shared-collections/port';
import type { Form } from '@standby/shared-ui/forms';
import { eventLabels } from '../../../components/EventFields/event-labels';
import { formOfShow, type EventForm } from '../../../domain/event-form';
import { showNoun, type Show } from '../../../domain/show';

interface ShowConflictProps {
  readonly conflict: EditConflict<Show>;
  readonly form: Form<EventForm>;
  readonly onDecide: (field: keyof Show) => void;
}

/** What somebody else made of the fields that are edited here, loaded when that happens. */
export function ShowConflict({ conflict, ...rest }: ShowConflictProps) {
  const theirs = formOfShow(conflict.theirs);
  return (
    <EditConflictNote
      noun={showNoun}
      conflict={conflict}
      theirs={theirs}
      labels={eventLabels}
      {...rest}
    />
  );
}
