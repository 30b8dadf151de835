import { useNavigate } from 'react-router-dom';
import { useToast } from '@standby/shared-ui';
import { openState } from '@standby/collections/screens';
import { useForm, type Form } from '@standby/forms';
import { paths } from '@standby/contracts';
import { truncateForSentence } from '@standby/shared-ui/text';
import type { Rooms } from '../../../data/rooms';
import type { Room, RoomContent } from '../../../domain/room';
import { emptyRoomForm, roomFormSchema, type RoomForm } from '../../../domain/room-form';

const DRAFT_KEY = 'standby:draft:create-room';

export function useNewRoom(rooms: Rooms): Form<RoomForm> {
  const navigate = useNavigate();
  const toast = useToast();
  return useForm<RoomForm, RoomContent, Room>({
    initial: emptyRoomForm,
    schema: roomFormSchema,
    draftKey: DRAFT_KEY,
    submit: (content) => rooms.create(content),
    onSubmitted({ id, name }) {
      toast.show({
        tone: 'go',
        title: `${truncateForSentence(name)} was created`,
        action: {
          label: 'Open',
          onAction: () => void navigate(paths.rooms, { state: openState(id) }),
        },
      });
      void navigate(paths.rooms);
    },
  });
}
