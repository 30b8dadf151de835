import type {
  CompanionActionDefinition,
  CompanionActionDefinitions,
  CompanionOptionValues,
  SomeCompanionActionInputField,
} from '@companion-module/base';
import type { ControlAction, ControlState } from '@standby/api-client/control';

const MILLIS_PER_SECOND = 1_000;
export const ON_AIR = 'on-air';

/** Room of the actions. */
export interface ActionRoom {
  readonly state: ControlState | undefined;
  readonly shows: readonly ControlState['show'][];
  readonly nowMs: () => number;
  readonly act: (action: ControlAction) => Promise<void>;
  /** Goes to the room of a show; empty for the only show of the token. */
  readonly enter: (show: string) => Promise<void>;
}

type Choice = readonly [id: string, label: string];

/** Returns a field with choices, of which the first is the default. */
const dropdown = (id: string, label: string, choices: readonly [Choice, ...Choice[]]) =>
  ({
    id,
    type: 'dropdown',
    label,
    default: choices[0][0],
    choices: choices.map(([choice, text]) => ({ id: choice, label: text })),
  }) as const satisfies SomeCompanionActionInputField;

/** Returns the field that chooses a show. */
export const showField = (shows: ActionRoom['shows']) =>
  dropdown('show', 'Show', [
    ['', 'The one that the Devices screen gives'],
    ...shows.map(({ id, title }): Choice => [id, title]),
  ]);

const timerField = (state: ControlState | undefined) =>
  dropdown('timer', 'Timer', [
    [ON_AIR, 'On air'],
    ...(state?.timers ?? []).map(({ id, name }): Choice => [id, name]),
  ]);

const blackoutField = dropdown('mode', 'Blackout', [
  ['toggle', 'On or off'],
  ['on', 'On'],
  ['off', 'Off'],
]);

const secondsField: SomeCompanionActionInputField = {
  id: 'seconds',
  type: 'number',
  label: 'Seconds',
  default: 60,
  min: -86_400,
  max: 86_400,
};

const timerIn = ({ timer }: CompanionOptionValues): { timerId?: string } =>
  typeof timer === 'string' && timer !== ON_AIR ? { timerId: timer } : {};

const textField: SomeCompanionActionInputField = {
  id: 'text',
  type: 'textinput',
  label: 'Text',
  useVariables: true,
};

/** Returns the actions, with the timers of the room to choose from. */
export function actionsOf(room: ActionRoom): CompanionActionDefinitions {
  const timer = timerField(room.state);
  const action = (
    name: string,
    options: SomeCompanionActionInputField[],
    actionOf: (values: CompanionOptionValues) => ControlAction,
  ): CompanionActionDefinition => ({
    name,
    options,
    callback: ({ options: values }) => room.act(actionOf(values)),
  });
  const onTimer = (
    name: string,
    type: 'start' | 'restart' | 'pause' | 'toggle' | 'reset' | 'end',
  ) => action(name, [timer], (values) => ({ type, ...timerIn(values) }));
  const withText = (name: string, type: 'message' | 'desk-note') =>
    action(name, [textField], ({ text }) => ({ type, text: String(text ?? '') }));
  const plain = (
    name: string,
    type: 'start-next' | 'flash' | 'clear-message' | 'warning' | 'standby' | 'skip',
  ) => action(name, [], () => ({ type }));
  return {
    start: onTimer('Start timer', 'start'),
    restart: onTimer('Start timer from its full time', 'restart'),
    pause: onTimer('Pause timer', 'pause'),
    toggle: onTimer('Start or pause timer', 'toggle'),
    reset: onTimer('Reset timer', 'reset'),
    end: onTimer('End timer', 'end'),
    start_next: plain('Start the next timer', 'start-next'),
    put_on_air: action('Put timer on air', [timer], (values) => ({
      type: 'put-on-air',
      timerId: timerIn(values).timerId ?? room.state?.onAir ?? '',
    })),
    adjust: action('Add or take time', [timer, secondsField], (values) => ({
      type: 'adjust',
      ...timerIn(values),
      byMs: Math.round(Number(values['seconds']) * MILLIS_PER_SECOND),
    })),
    blackout: action('Blackout', [blackoutField], ({ mode }) => ({
      type: 'blackout',
      isOn: mode === 'toggle' ? room.state?.isBlackout !== true : mode === 'on',
    })),
    flash: plain('Flash', 'flash'),
    message: withText('Show a message', 'message'),
    clear_message: plain('Clear the message', 'clear-message'),
    desk_note: withText('Write to the desks', 'desk-note'),
    warning: plain('Warning for the next cues', 'warning'),
    standby: plain('Standby for the next cues', 'standby'),
    // The names are those that the button shows, so that a press is never for other cues.
    go: action('GO', [], () => ({
      type: 'go',
      names: room.state?.book.next?.names ?? '',
      pressedAtMs: room.nowMs(),
    })),
    skip: plain('Skip the next cues', 'skip'),
    enter: {
      name: 'Go to the room of a show',
      options: [showField(room.shows)],
      callback: ({ options: { show } }) => room.enter(String(show ?? '')),
    },
  };
}
