import { BookmarkPlus, Ellipsis, Trash2 } from 'lucide-react';
import { Button, IconButton, Menu, type MenuItem } from '@standby/shared-ui';
import { isolateDirection } from '@standby/shared-ui/text';
import { isSameList, useRoomSelector } from '@standby/room-parts/room-context';
import { ownPresets, presetsOf } from '@standby/live-room/domain/messages/message-presets';
import { messageAct, parseMessage } from '@standby/live-room/domain/messages/messages';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import { useController } from '../controller-context';
import { PresetList, PresetsRow } from './Presets.styles';

interface PresetsProps {
  /** Text of the message field, which can be saved as a preset. */
  readonly draft: string;
  /** Sends a preset to the recipients selected for the field. */
  readonly onSend: (text: string) => void;
}

const selectPresets = ({ state }: RoomSnapshot) => presetsOf(state);
const selectOwn = ({ state }: RoomSnapshot) => ownPresets(state);

/** Messages that one press sends and shows. The room’s own presets are saved from the field. */
export function Presets({ draft, onSend }: PresetsProps) {
  const { dispatch, deskRef } = useController();
  const presets = useRoomSelector(selectPresets, isSameList);
  const own = useRoomSelector(selectOwn, isSameList);
  const message = parseMessage(draft);
  const canSave = message.isSendable && !presets.includes(message.text);
  const items: MenuItem[] = [
    {
      label: 'Save message as preset',
      description: canSave ? message.text : 'Write a new message first',
      icon: <BookmarkPlus strokeWidth={1.5} aria-hidden />,
      disabled: !canSave,
      onSelect: () => dispatch(messageAct(draft, (text) => ({ type: 'add-preset', text }))),
    },
    ...(own.length === 0
      ? []
      : [
          {
            kind: 'section' as const,
            items: own.map((text) => ({
              label: `Remove preset: ${isolateDirection(text)}`,
              icon: <Trash2 strokeWidth={1.5} aria-hidden />,
              tone: 'danger' as const,
              onSelect: () => dispatch({ type: 'remove-preset', text }),
            })),
          },
        ]),
  ];
  return (
    <PresetsRow role="group" aria-label="Show a preset at once">
      <PresetList>
        {presets.map((text) => (
          <Button key={text} size="small" onClick={() => onSend(text)}>
            <span>{text}</span>
          </Button>
        ))}
      </PresetList>
      <Menu
        align="end"
        finalFocus={deskRef}
        trigger={
          <IconButton label="Preset options">
            <Ellipsis strokeWidth={1.5} aria-hidden />
          </IconButton>
        }
        items={items}
      />
    </PresetsRow>
  );
}
