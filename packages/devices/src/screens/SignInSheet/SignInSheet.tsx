import { DoorClosed } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { EmptyState, Stack, useClock } from '@standby/shared-ui';
import type { DoorPerson } from '@standby/api-client/sign-in';
import { callText, openingText } from '../../domain/call-text';
import { PinForm } from './PinForm';
import { People } from './SignInSheet.styles';
import type { OpenedSheet } from './useSignInSheet';

export { type SignInDoor, useSignInSheet } from './useSignInSheet';

const words: Readonly<Record<DoorPerson['presence'], string>> = {
  in: 'Signed in',
  late: 'Signed in, late',
  absent: 'Absent',
  missing: '',
};

interface SignInSheetProps {
  readonly opened: OpenedSheet;
  readonly onSignedIn: () => void;
  /** Called when a person begins or ends a sign-in, so that the page is not replaced meanwhile. */
  readonly onBusy?: (isBusy: boolean) => void;
}

/** Shows the sheet on which people sign in by their name and PIN, on any tablet or phone. */
export function SignInSheet({ opened: { door, sheet }, onSignedIn, onBusy }: SignInSheetProps) {
  const [chosen, setChosen] = useState<DoorPerson>();
  const listRef = useRef<HTMLUListElement>(null);
  const clock = useClock();

  function choose(person: DoorPerson | undefined): void {
    setChosen(person);
    onBusy?.(person !== undefined);
  }

  function leave(): void {
    flushSync(() => choose(undefined));
    listRef.current?.focus();
  }

  if (chosen) {
    return (
      <PinForm
        door={door}
        person={chosen}
        onCancel={leave}
        onSignedIn={() => {
          leave();
          onSignedIn();
        }}
      />
    );
  }
  if (sheet.call === null) {
    return (
      <EmptyState
        icon={<DoorClosed strokeWidth={1.5} aria-hidden />}
        title="No call is open now"
        text={openingText(sheet.opens, clock)}
      />
    );
  }
  return (
    <Stack $gap={6}>
      <p>{callText(sheet.call, clock)}. Choose your name to sign in.</p>
      <People ref={listRef} aria-label="Company" tabIndex={-1}>
        {sheet.people.map((person) => (
          <li key={person.id}>
            <button
              type="button"
              disabled={person.presence === 'in' || person.presence === 'late'}
              onClick={() => choose(person)}
            >
              <strong>{person.name}</strong>
              <small>{[person.position, words[person.presence]].filter(Boolean).join(' · ')}</small>
            </button>
          </li>
        ))}
      </People>
    </Stack>
  );
}
