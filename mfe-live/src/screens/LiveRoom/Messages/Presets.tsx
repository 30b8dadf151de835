import { BookmarkPlus, Ellipsis, Trash2 } from 'lucide-react';
import { Button, IconButton, Menu, type MenuItem } from '@standby/shared-ui';
import { isolateDirection } from '@standby/shared-ui/text';
import { ownPresets, presetsOf } from '../../../domain/room/message-presets';
import { parseMessage } from '../../../domain/room/messages';
import type { RoomState } from '../../../domain/room/room-schema';
import { useController } from '../controller-context';
import { PresetList, PresetsRow } from './Presets.styles';

interface PresetsProps {
  readonly state: RoomState;
  /** What is in the message field, which can be saved. */
  readonly draft: string;
}

/** Messages that one press writes and shows. The room's own are saved from the field. */
export function Presets({ state, draft }: PresetsProps) {
  const { acts, attempt, deskRef } = useController();
  const presets = presetsOf(state);
  const message = parseMessage(draft);
  const canSave = message.isSendable && !presets.includes(message.text);
  const own = ownPresets(state);
  const items: MenuItem[] = [
    {
      label: 'Save message as preset',
      description: canSave ? message.text : 'Write a new message first',
      icon: <BookmarkPlus strokeWidth={1.5} aria-hidden />,
      disabled: !canSave,
      onSelect: () => attempt(acts.addPreset(draft)),
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
              onSelect: () => attempt(acts.removePreset(text)),
            })),
          },
        ]),
  ];
  return (
    <PresetsRow role="group" aria-label="Show a preset at once">
      <PresetList>
        {presets.map((text) => (
          <Button key={text} size="small" onClick={() => attempt(acts.sendAndShow(text))}>
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
