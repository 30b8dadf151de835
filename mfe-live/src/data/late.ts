import type { Subscribable, Unsubscribe } from '@standby/room-engine/subscribable';

/**
 * Returns content whose source loads with the first subscription, so that sample mode loads no code
 * of connected mode. Until then, and if the source cannot load, the first content stays.
 */
export function late<Content>(
  first: Content,
  load: () => Promise<Subscribable<Content>>,
): Subscribable<Content> {
  let source: Subscribable<Content> | undefined;
  return {
    getSnapshot: () => (source ? source.getSnapshot() : first),
    subscribe(listener) {
      let hasLeft = false;
      let leave: Unsubscribe | undefined;
      const handleSource = (loaded: Subscribable<Content>): void => {
        if (hasLeft) return;
        source = loaded;
        leave = loaded.subscribe(listener);
        listener();
      };
      load().then(handleSource, () => undefined);
      return () => {
        hasLeft = true;
        leave?.();
      };
    },
  };
}
