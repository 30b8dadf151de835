import { Button } from '@standby/shared-ui';
import { deckDevices } from '../../data/stream-deck/deck-devices';
import { useDeckDevice } from './StreamDeck';

/** Part of the key map that connects a Stream Deck. */
export function StreamDeckPart() {
  const device = useDeckDevice();
  return (
    <section aria-label="Stream Deck">
      <h3>Stream Deck</h3>
      <p role="status">
        {device
          ? `${device.productName} is connected. Its keys act in the window that had the focus last.`
          : 'A Stream Deck on this computer shows these keys with their state.'}
      </p>
      {!device && (
        <Button onClick={() => void deckDevices()?.request()}>Connect a Stream Deck</Button>
      )}
    </section>
  );
}
