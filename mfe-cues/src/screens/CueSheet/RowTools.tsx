import { ArrowDown, ArrowUp, Link2, ListPlus, Trash2, Unlink2 } from 'lucide-react';
import { IconButton } from '@standby/shared-ui';
import type { Cue } from '@standby/live-room/domain/state/cue-schema';
import { cueName } from '@standby/live-room/domain/state/cue-sheet';
import { CueTools } from './SheetPage.styles';

interface RowToolsProps {
  readonly cue: Cue;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isFirstOfSheet: boolean;
  readonly isTogether: boolean;
  readonly acts: {
    readonly move: (by: 1 | -1) => void;
    readonly remove: () => void;
    readonly toggleMoment: () => void;
  };
  readonly onAddBelow: () => void;
}

const icon = { strokeWidth: 1.5, 'aria-hidden': true };

/** Actions on the selected cue, for touch screens without a keyboard. */
export function RowTools(props: RowToolsProps) {
  const { cue, isFirst, isLast, isFirstOfSheet, isTogether, acts, onAddBelow } = props;
  const name = cueName(cue);
  return (
    <CueTools role="group" aria-label={`Selected cue: ${name}`}>
      <strong>{name}</strong>
      <IconButton label={`Move ${name} up`} disabled={isFirst} onClick={() => acts.move(-1)}>
        <ArrowUp {...icon} />
      </IconButton>
      <IconButton label={`Move ${name} down`} disabled={isLast} onClick={() => acts.move(1)}>
        <ArrowDown {...icon} />
      </IconButton>
      <IconButton
        label={isTogether ? `Call ${name} on its own` : `Call ${name} with the cue above`}
        disabled={isFirstOfSheet}
        onClick={acts.toggleMoment}
      >
        {isTogether ? <Unlink2 {...icon} /> : <Link2 {...icon} />}
      </IconButton>
      <IconButton label={`Add a cue below ${name}`} onClick={onAddBelow}>
        <ListPlus {...icon} />
      </IconButton>
      <IconButton label={`Remove ${name}`} onClick={acts.remove}>
        <Trash2 {...icon} />
      </IconButton>
    </CueTools>
  );
}
