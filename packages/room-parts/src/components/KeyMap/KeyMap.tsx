import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { Dialog, type DialogProps, Kbd, LazyPart, lazyScreen } from '@standby/shared-ui';
import { guidePath } from '@standby/contracts';
import { BOOK_KEYS, DESK_KEYS, type KeyBinding } from '../../domain/keyboard-map';
import { deckDevices } from '../../data/stream-deck/deck-devices';
import { useDeckDevice } from '../StreamDeck/StreamDeck';
import { Keys } from './KeyMap.styles';

const StreamDeckPart = lazyScreen(() => import('../StreamDeck/StreamDeckPart'), 'StreamDeckPart');

type KeyMapProps = Pick<DialogProps, 'open' | 'onClose' | 'finalFocus'> & {
  /** Page that opens the map; its keys come first. */
  readonly page: 'desk' | 'book';
};

const PARTS = {
  desk: { title: 'On the desk', keys: DESK_KEYS },
  book: { title: 'On the book', keys: BOOK_KEYS },
} as const;

/** The map of all keys, opened with `?`. A key that desk and book share means the same on both. */
export function KeyMap({ page, ...dialog }: KeyMapProps) {
  const other = page === 'desk' ? 'book' : 'desk';
  const decks = deckDevices();
  const device = useDeckDevice();
  return (
    <Dialog
      {...dialog}
      title="Keyboard"
      description="A key means one thing on desk and book, or does nothing. No key acts while you type, or within a second after a page was opened."
    >
      <p>
        {/* A new tab leaves the room open. */}
        <Link to={guidePath('run-a-show')} target="_blank">
          Guide: run a show (opens in a new tab)
        </Link>
      </p>
      {decks && (
        <LazyPart>
          <StreamDeckPart device={device} onRequest={() => void decks.request()} />
        </LazyPart>
      )}
      <KeyList {...PARTS[page]} />
      <KeyList {...PARTS[other]} />
    </Dialog>
  );
}

function KeyList({ title, keys }: { title: string; keys: readonly KeyBinding[] }) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <Keys>
        {keys.map(({ act, label, description }) => (
          <Fragment key={act}>
            <dt>
              <Kbd>{label}</Kbd>
            </dt>
            <dd>{description}</dd>
          </Fragment>
        ))}
      </Keys>
    </section>
  );
}
