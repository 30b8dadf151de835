import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button, FormActions, FormError, Page } from '@standby/shared-ui';
import { DraftNote, EntryForm, Notices, useCollection } from '@standby/collections/screens';
import { paths } from '@standby/contracts';
import { MissingFields } from '@standby/forms';
import { EventFields } from '../../components/EventFields/EventFields';
import { eventLabels } from '../../components/EventFields/event-labels';
import { shows as storedShows, type Shows } from '../../data/shows';
import * as S from './CreateEvent.styles';
import { useCreateEvent } from './useCreateEvent';

interface CreateEventProps {
  readonly shows?: Shows;
}

export default function CreateEvent({ shows = storedShows }: CreateEventProps) {
  // The list is also read here, so that a notice about blocked storage stands before the form.
  const { isReadOnly, notices, dismiss } = useCollection(shows);
  const form = useCreateEvent(shows);
  return (
    <Page
      title="Create Event"
      description="Set up an event: what plays, where and when, and who runs it."
      lead={
        isReadOnly
          ? undefined
          : 'Title, venue and first performance are enough to begin; the rest can follow.'
      }
      width="form"
      breadcrumb={
        <S.Back>
          <Link to={paths.dashboard}>
            <ArrowLeft strokeWidth={1.5} aria-hidden />
            Back to Dashboard
          </Link>
        </S.Back>
      }
    >
      <Notices notices={notices} onDismiss={dismiss} />
      {!isReadOnly && (
        <>
          <DraftNote isRestored={form.isRestored} onDiscard={form.discardDraft} />
          <EntryForm onSubmit={form.handleSubmit}>
            <EventFields form={form} />
            <FormError title={form.failure && 'The event was not created'}>
              {form.failure?.text}
            </FormError>
            <FormActions>
              <Button {...form.submitProps} variant="primary" pendingLabel="Creating the event…">
                Create Event
              </Button>
              <Button as={Link} to={paths.dashboard} variant="ghost">
                Cancel
              </Button>
              {!form.isPending && <MissingFields problems={form.problems} labels={eventLabels} />}
            </FormActions>
          </EntryForm>
        </>
      )}
    </Page>
  );
}
