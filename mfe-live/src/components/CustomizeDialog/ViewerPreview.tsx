import type { RoomState } from '@standby/live-room/domain/state/room-schema';
import type { ViewerSettings } from '@standby/live-room/domain/state/viewer-settings';
import { shownMessage } from '@standby/live-room/domain/state/room-state';
import { useOnAirTimer, useRoomState } from '@standby/room-parts/room-context';
import { ViewerDisplay } from '@standby/room-parts/viewer-display';
import { Preview } from './CustomizeDialog.styles';

const SAMPLE_ID = 'sample-message';

/** Returns the room as viewers would show it, with a sample message if the room shows none. */
function previewState(state: RoomState, viewer: ViewerSettings): RoomState {
  const lit = { ...state, viewer, isBlackout: false };
  if (shownMessage(state)) return lit;
  const sample = { id: SAMPLE_ID, text: 'Beginners, please', source: 'room', atMs: 0 } as const;
  return { ...lit, messages: [sample], shownMessageId: SAMPLE_ID, isFocused: false };
}

/** A small viewer, made of the viewer’s own component so that both show the same. */
export function ViewerPreview({ settings }: { readonly settings: ViewerSettings }) {
  const state = useRoomState();
  const timer = useOnAirTimer();
  return (
    <Preview role="img" aria-label="Preview of the viewer">
      <ViewerDisplay state={previewState(state, settings)} timer={timer} />
    </Preview>
  );
}
