import { Button } from '@standby/shared-ui';

interface StreamDeckPartProps {
  /** The connected deck; undefined without one. */
  readonly device: HIDDevice | undefined;
  readonly onRequest: () => void;
}

/** Part of the key map that connects a Stream Deck. */
export function StreamDeckPart({ device, onRequest }: StreamDeckPartProps) {
  return (
    <section aria-label="Stream Deck">
      <h3>Stream Deck</h3>
      <p role="status">
        {device
          ? `${device.productName} is connected. Its keys act in the window that had the focus last.`
          : 'A Stream Deck on this computer shows these keys with their state.'}
      </p>
      {!device && <Button onClick={onRequest}>Connect a Stream Deck</Button>}
    </section>
  );
}
