import { useNavigate } from 'react-router-dom';
import { useToast } from '@standby/shared-ui';
import { useForm, type Form } from '@standby/forms';
import { paths, roomPath } from '@standby/contracts';
import { truncateForSentence } from '@standby/shared-ui/text';
import type { Shows } from '../../data/shows';
import { emptyEventForm, eventFormSchema, type EventForm } from '../../domain/event-form';
import type { Show, ShowContent } from '../../domain/show';

const DRAFT_KEY = 'standby:draft:create-event';

export function useCreateEvent(shows: Shows): Form<EventForm> {
  const navigate = useNavigate();
  const toast = useToast();
  return useForm<EventForm, ShowContent, Show>({
    initial: emptyEventForm,
    schema: eventFormSchema,
    draftKey: DRAFT_KEY,
    submit: (content) => shows.create(content),
    onSubmitted({ id, title }) {
      toast.show({
        tone: 'go',
        title: `${truncateForSentence(title)} was created`,
        action: { label: 'Open', onAction: () => void navigate(roomPath(id)) },
      });
      void navigate(paths.dashboard);
    },
  });
}
