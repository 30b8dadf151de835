import { failureText, useToast } from '@standby/shared-ui';
import { useForm, type Form } from '@standby/shared-ui/forms';
import {
  useItemEdit,
  useRemoval,
  type ItemEdit,
  type Removal,
} from '@standby/shared-collections/screens';
import { truncateForSentence } from '@standby/shared-ui/text';
import type { Devices } from '../../../data/devices';
import { moveDevices } from '../../../data/move-devices';
import type { Rooms } from '../../../data/rooms';
import type { Room, RoomContent } from '../../../domain/room';
import { formOfRoom, roomFormSchema, type RoomForm } from '../../../domain/room-form';

export interface RoomPorts {
  readonly rooms: Rooms;
  readonly devices: Devices;
}

interface ManageRoomOptions extends RoomPorts {
  readonly room: Room;
  readonly onSaved: () => void;
  readonly onRemoved: () => void;
}

interface ManagedRoom {
  readonly form: Form<RoomForm>;
  readonly edit: ItemEdit<Room, RoomContent>;
  readonly removal: Removal;
}

/** Editing one room, and deleting it with a way back. */
export function useManageRoom(options: ManageRoomOptions): ManagedRoom {
  const { rooms, devices, room, onSaved, onRemoved } = options;
  const toast = useToast();
  const { id, name } = room;

  async function reassignDevices(to: string): Promise<void> {
    await moveDevices(devices, name, to).catch((error: unknown) => {
      const title = `Some devices are still assigned to ${truncateForSentence(name)}`;
      const description = failureText(error, 'Assign them again on the Devices screen.');
      toast.show({ tone: 'stop', title, description });
    });
  }

  const edit = useItemEdit<Room, RoomContent>({ collection: rooms, item: room });
  const form = useForm<RoomForm, RoomContent>({
    initial: formOfRoom(room),
    schema: roomFormSchema,
    // Of this state of the room: a draft must not undo what another window changed since.
    draftKey: `standby:draft:room:${id}:${room.lastUsed}`,
    async submit(content) {
      const changes = await edit.save(content);
      if (changes.name !== undefined) await reassignDevices(changes.name);
    },
    onSubmitted: onSaved,
  });

  return { form, edit, removal: useRemoval({ collection: rooms, id, name, onRemoved }) };
}
