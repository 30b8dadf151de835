import type { MouseEvent, ReactNode } from 'react';
import { Button, Kbd } from '@standby/shared-ui';
import { CALL_KEYS, type CallAct } from '@standby/live-room/domain/calling/go-safety';
import { Controls, Refusal } from './CallControls.styles';
import type { CallingDesk } from './useCalling';

interface CallControlsProps {
  readonly desk: CallingDesk;
  readonly isOnBook: boolean;
  readonly isHeld: boolean;
  /** False at the end of the sheet. */
  readonly hasNext: boolean;
}

/** A press with the pointer leaves the focus where it is: Space is GO, whichever button was pressed before. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** One key and one large button for each call. */
export function CallControls({ desk, isOnBook, isHeld, hasNext }: CallControlsProps) {
  const { call, canControl, isAsking, refusal } = desk;
  const isLocked = !canControl || !isOnBook;

  const button = (act: CallAct, words: ReactNode, isNeeded = true) => {
    const { label } = CALL_KEYS[act];
    return (
      <Button
        size="large"
        data-act={act}
        disabled={isLocked || !isNeeded}
        aria-keyshortcuts={label}
        onMouseDown={keepFocus}
        onClick={() => call(act)}
      >
        {words} <Kbd aria-hidden>{label}</Kbd>
      </Button>
    );
  };

  return (
    <Controls data-foot>
      <Refusal role="status" data-shown={refusal !== undefined || isAsking}>
        {isAsking ? 'No standby was given. Press GO again within 3 seconds to call it.' : refusal}
      </Refusal>
      {button('standby', 'Standby', hasNext && !isHeld)}
      {button('go', isAsking ? 'GO without standby?' : 'GO', hasNext && !isHeld)}
      {button('warning', 'Warning', hasNext)}
      {button('skip', 'Skip', hasNext)}
      {button('back', 'Back')}
      {button('error', 'Called in error')}
      {button('stop', isHeld ? 'Resume the show' : 'Stop the show')}
    </Controls>
  );
}
