import { useState, type ComponentProps } from 'react';
import { Button, LazyPart, lazyScreen } from '@standby/shared-ui';
import type { Person } from '../../domain/person';
import type { Show } from '../../domain/show';

const Keys = lazyScreen(() => import('./StageDoorKeys'), 'StageDoorKeys');

interface StageDoorProps extends Omit<ComponentProps<typeof Button<'button'>>, 'onClick'> {
  readonly show: Pick<Show, 'id' | 'title'>;
  readonly people: readonly Person[];
}

/** Button that opens the handouts for the stage door: its link, and a PIN for each person. */
export function StageDoor({ show, people, ...button }: StageDoorProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button {...button} aria-haspopup="dialog" onClick={() => setIsOpen(true)} />
      {isOpen && (
        <LazyPart onMissing={() => setIsOpen(false)}>
          <Keys show={show} people={people} onClose={() => setIsOpen(false)} />
        </LazyPart>
      )}
    </>
  );
}
