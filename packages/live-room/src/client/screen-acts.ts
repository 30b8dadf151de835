import type { CommandOf } from '../domain/acts/acts';
import type { MessageExpiry } from '../domain/messages/message-expiry';
import { parseMessage } from '../domain/messages/messages';
import type { OptionalPart } from '../domain/state/viewer-settings';
import type { DispatchResult, RefusedDispatch, Room } from './room';

/** Acts of a desk on single screens, by their permanent ids. */
interface ScreenActs {
  /**
   * Names a screen and puts it into a group. Null removes the name, or takes the screen out of its
   * group.
   */
  name(screenId: string, name: string | null, group: string | null): DispatchResult;
  /** Shows a timer on the screens; null for the one on air. */
  showTimer(screenIds: readonly string[], timerId: string | null): DispatchResult;
  setBlackout(screenIds: readonly string[], isOn: boolean): DispatchResult;
  /** @param brightness in percent */
  dim(screenIds: readonly string[], brightness: number): DispatchResult;
  /** Sets the parts that the screens show beside the figure; null for the parts of all viewers. */
  chooseParts(screenIds: readonly string[], parts: readonly OptionalPart[] | null): DispatchResult;
  /** Writes a message for these screens alone, without showing it yet. */
  writeMessage(screenIds: readonly string[], input: string): DispatchResult;
  /** Writes a message and shows it on the screens. */
  sendMessage(screenIds: readonly string[], input: string, until?: MessageExpiry): DispatchResult;
  showMessage(
    screenIds: readonly string[],
    messageId: string,
    until?: MessageExpiry,
  ): DispatchResult;
  /** Makes the screens show the room's message again, or none. */
  clearMessage(screenIds: readonly string[]): DispatchResult;
}

const shown = (
  screenIds: readonly string[],
  messageId: string,
  until: MessageExpiry | undefined,
): CommandOf<'message-screens'> => ({
  type: 'message-screens',
  screenIds: [...screenIds],
  messageId,
  ...(until && { until }),
});

export function screenActsOf(room: Room): ScreenActs {
  function written(
    screenIds: readonly string[],
    input: string,
  ): CommandOf<'send-message'> | RefusedDispatch {
    const message = parseMessage(input);
    if (!message.isSendable) return { isDone: false, refusal: message.reason };
    const messageId = room.newId();
    return { type: 'send-message', messageId, text: message.text, to: [...screenIds] };
  }

  return {
    name: (screenId, name, group) => room.dispatch({ type: 'name-screen', screenId, name, group }),
    showTimer: (screenIds, timerId) =>
      room.dispatch({ type: 'assign-timer', screenIds: [...screenIds], timerId }),
    setBlackout: (screenIds, isOn) =>
      room.dispatch({ type: 'blackout-screens', screenIds: [...screenIds], isOn }),
    dim: (screenIds, brightness) =>
      room.dispatch({ type: 'dim-screens', screenIds: [...screenIds], brightness }),
    chooseParts: (screenIds, parts) =>
      room.dispatch({
        type: 'choose-screen-parts',
        screenIds: [...screenIds],
        parts: parts && [...parts],
      }),
    writeMessage(screenIds, input) {
      const message = written(screenIds, input);
      return 'refusal' in message ? message : room.dispatch(message);
    },
    sendMessage(screenIds, input, until) {
      const message = written(screenIds, input);
      if ('refusal' in message) return message;
      const { messageId } = message;
      return room.dispatch({ type: 'batch', acts: [message, shown(screenIds, messageId, until)] });
    },
    showMessage: (screenIds, messageId, until) => room.dispatch(shown(screenIds, messageId, until)),
    clearMessage: (screenIds) =>
      room.dispatch({ type: 'message-screens', screenIds: [...screenIds], messageId: null }),
  };
}
