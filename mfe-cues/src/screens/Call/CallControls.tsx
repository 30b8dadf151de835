import type { ReactNode } from 'react';
import { Button, Kbd } from '@standby/shared-ui';
import { ariaKeyShortcutOf, type BookAct, keyLabelOf } from '@standby/room-parts/keyboard-map';
import { keepFocus } from '../../components/keep-focus';
import { isShallowEqual, useRoomSelector } from '@standby/room-parts/room-context';
import { Controls, Refusal } from './CallControls.styles';
import { selectSafety } from './go-safety-settings';
import type { CallingDesk } from './useCalling';

interface CallControlsProps {
  readonly desk: CallingDesk;
  readonly isOnBook: boolean;
  readonly isHeld: boolean;
  /** Whether there is a next moment; false at the end of the sheet. */
  readonly hasNext: boolean;
}

/** The keys of the book, each with one large button. */
export function CallControls({ desk, isOnBook, isHeld, hasNext }: CallControlsProps) {
  const { call, canControl, isAsking, refusal } = desk;
  const { answerAfterSeconds } = useRoomSelector(selectSafety, isShallowEqual);
  const isLocked = !canControl || !isOnBook;

  const button = (act: BookAct, words: ReactNode, isNeeded = true) => {
    return (
      <Button
        size="large"
        data-act={act}
        disabled={act === 'note' ? !canControl : isLocked || !isNeeded}
        aria-keyshortcuts={ariaKeyShortcutOf(act)}
        onMouseDown={keepFocus}
        onClick={() => call(act)}
      >
        {words} <Kbd aria-hidden>{keyLabelOf(act)}</Kbd>
      </Button>
    );
  };

  return (
    <Controls data-foot>
      <Refusal role="status" data-shown={refusal !== undefined || isAsking}>
        {isAsking
          ? `No standby was given. Press GO again after ${answerAfterSeconds} s to call it.`
          : refusal}
      </Refusal>
      {button('standby', 'Standby', hasNext && !isHeld)}
      {button('go', isAsking ? 'GO without standby?' : 'GO', hasNext && !isHeld)}
      {button('warning', 'Warning', hasNext)}
      {button('skip', 'Skip', hasNext)}
      {button('previous-moment', 'Back')}
      {button('note', 'Note')}
      {button('error', 'Called in error')}
      {button('stop', isHeld ? 'Resume the show' : 'Stop the show')}
    </Controls>
  );
}
