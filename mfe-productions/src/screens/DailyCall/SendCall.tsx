import { Mail } from 'lucide-react';
import { useState } from 'react';
import { Button, Dialog } from '@standby/shared-ui';
import type { Person } from '../../domain/person';
import * as S from './DailyCall.styles';

interface SendCallProps {
  /** Day of the call as text. */
  readonly date: string;
  /** Whether an earlier, different call of the day went out. */
  readonly isAgain: boolean;
  /** People whom the call concerns, with and without an address. */
  readonly people: readonly Person[];
  readonly isPending: boolean;
  readonly onSend: () => void;
}

/** Button that mails the call of a day, after the list of recipients was shown. */
export function SendCall({ date, isAgain, people, isPending, onSend }: SendCallProps) {
  const [isOpen, setIsOpen] = useState(false);
  const addressed = people.filter(({ email }) => email !== '');
  const without = people.filter(({ email }) => email === '');
  const count = addressed.length === 1 ? '1 person' : `${addressed.length} people`;

  function handleSend(): void {
    setIsOpen(false);
    onSend();
  }

  return (
    <>
      <Button
        variant="primary"
        icon={<Mail strokeWidth={1.5} aria-hidden />}
        pending={isPending}
        pendingLabel="Sending the call…"
        onClick={() => setIsOpen(true)}
      >
        {isAgain ? 'Send by mail again' : 'Send by mail'}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={`Send the call for ${date}?`}
        description={
          addressed.length === 0
            ? 'No one who is called has an address. Add addresses in the company, or print the call.'
            : `It is mailed to ${count}, to each with their own times.`
        }
        footer={
          <>
            <Button onClick={() => setIsOpen(false)}>Cancel</Button>
            <Button variant="primary" disabled={addressed.length === 0} onClick={handleSend}>
              Send to {count}
            </Button>
          </>
        }
      >
        <S.Recipients aria-label="Recipients">
          {addressed.map(({ id, name, email }) => (
            <li key={id}>
              {name} <small>{email}</small>
            </li>
          ))}
        </S.Recipients>
        {without.length > 0 && (
          <p>No address, so no mail: {without.map(({ name }) => name).join(', ')}.</p>
        )}
      </Dialog>
    </>
  );
}
