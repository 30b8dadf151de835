import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useToast } from '@standby/shared-ui';
import type { Act } from '@standby/live-room/domain/event-log/event';
import { REFUSALS } from '@standby/live-room/domain/rules/refusals';
import { holdDeck } from '../../data/stream-deck/hold-deck';
import { type Deck, openDeck } from '../../data/stream-deck/open-deck';
import { type KeyAct, keyOf, PAGE_GUARD_TEXT } from '../../domain/keyboard-map';
import { deckFace, deckMessage } from '../../domain/stream-deck/deck-faces';
import { type DeckKey, deckKeys } from '../../domain/stream-deck/deck-keys';
import { useRoom } from '../room-context/room-context';
import { usePageGuard } from '../usePageGuard';
import type { StreamDeckProps } from './StreamDeck';

/** Milliseconds for which the key is held for a blackout without a question, as on the desk. */
const HOLD_MS = 600;

/** Interval between updates of the keys, of which only changed ones are drawn. */
const REDRAW_MS = 250;

const UNPLUGGED = {
  title: 'The Stream Deck is unplugged',
  description: 'It goes on when it is plugged in again. The keyboard works meanwhile.',
};
const NOT_OPENED = {
  title: 'The Stream Deck did not open',
  description: 'Close other programs that use it, and plug it in again.',
};

interface StreamDeckKeysProps extends StreamDeckProps {
  readonly device: HIDDevice;
  readonly isPluggedIn: (device: HIDDevice) => boolean;
}

/**
 * Shows the page’s acts on a Stream Deck, and does what its keys say. A key of the deck is a key of
 * the map, so it has the same safety.
 */
export function StreamDeckKeys(props: StreamDeckKeysProps) {
  const { device, isPluggedIn, page, callerId = '', isAsking = false } = props;
  const room = useRoom();
  const toast = useToast();
  const [deck, setDeck] = useState<Deck>();
  const isMeantElsewhere = usePageGuard(room);
  const holdTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const keys = deckKeys(deck?.keyCount ?? 1, page);

  const faceNow = (key: DeckKey | null) =>
    deckFace(key, room.getSnapshot(), { nowMs: room.now(), callerId, isAsking });

  const dispatch = (act: Act) => {
    if (isMeantElsewhere({ isForAll: true })) return toast.show({ title: PAGE_GUARD_TEXT });
    const result = room.dispatch(act);
    if (!result.isDone) toast.show({ title: REFUSALS[result.refusal] });
  };

  const showMessage = (place: number) => {
    const message = deckMessage(room.getSnapshot().state, place);
    if (!message) return;
    const { id, isShown } = message;
    dispatch(isShown ? { type: 'clear-message' } : { type: 'show-message', messageId: id });
  };

  const handleDown = useEffectEvent((place: number) => {
    const key = keys[place] ?? null;
    if (key === null) return;
    if (typeof key === 'object') return showMessage(key.message);
    // The person read the key, which a change of the room may just have outdated.
    if (key === 'go' && deck?.faceOf(place)?.detail !== faceNow(key)?.detail)
      return toast.show({ title: 'The next cues have just changed. Press GO again.' });
    if (key !== 'blackout' || room.getSnapshot().state.isBlackout) return pressKey(key);
    holdTimer.current = setTimeout(() => {
      holdTimer.current = undefined;
      dispatch({ type: 'blackout', isOn: true });
    }, HOLD_MS);
  });

  const handleUp = useEffectEvent((place: number) => {
    if (keys[place] !== 'blackout' || holdTimer.current === undefined) return;
    clearTimeout(holdTimer.current);
    holdTimer.current = undefined;
    pressKey('blackout');
  });

  useEffect(() => {
    let opening: Promise<Deck> | undefined;
    const open = async () => {
      const own = openDeck(device, { onDown: handleDown, onUp: handleUp });
      opening = own;
      try {
        const opened = await own;
        if (opening === own) setDeck(opened);
      } catch {
        if (isPluggedIn(device)) toast.show(NOT_OPENED);
      }
    };
    const close = async (isLeft: boolean) => {
      const last = opening;
      opening = undefined;
      clearTimeout(holdTimer.current);
      setDeck(undefined);
      try {
        await (await last)?.close(isLeft && isPluggedIn(device));
      } catch {
        // It was unplugged meanwhile.
      }
    };
    const giveUp = holdDeck(
      () => void open(),
      (isLeft) => void close(isLeft),
    );
    return () => {
      giveUp();
      if (!isPluggedIn(device)) toast.show(UNPLUGGED);
    };
  }, [device, isPluggedIn, toast]);

  const show = useEffectEvent(() => deck?.show(keys.map(faceNow)));
  // The page may have changed what the room does not know, such as an open question.
  useEffect(() => show());
  useEffect(() => {
    const unsubscribe = room.subscribe(show);
    const ticks = setInterval(show, REDRAW_MS);
    return () => {
      unsubscribe();
      clearInterval(ticks);
    };
  }, [room]);

  return null;
}

/** Presses a key of the map, which the page handles with the safety of that key. */
function pressKey(act: KeyAct): void {
  const key = keyOf(act);
  if (key === undefined) return;
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );
}
