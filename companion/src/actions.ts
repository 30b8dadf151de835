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
  readonly state: () => ControlState | undefined;
  readonly shows: readonly ControlState['show'][];
  readonly nowMs: () => number;
  readonly act: (action: ControlAction) => Promise<void>;
  /** Goes to the room of a show; empty for the only show of the token. */
  readonly enter: (show: string) => Promise<void>;
}

/** Returns the field that chooses a show. */
export const showField = (shows: ActionRoom['shows']) =>
  ({
    id: 'show',
    type: 'dropdown',
    label: 'Show',
    default: '',
    choices: [
      { id: '', label: 'The one that the Devices screen gives' },
      ...shows.map(({ id, title }) => ({ id, label: title })),
    ],
  }) as const satisfies SomeCompanionActionInputField;

const ofTimer = (state: ControlState | undefined): SomeCompanionActionInputField => ({
  id: 'timer',
  type: 'dropdown',
  label: 'Timer',
  default: ON_AIR,
  choices: [
    { id: ON_AIR, label: 'On air' },
    ...(state?.timers ?? []).map(({ id, name }) => ({ id, label: name })),
  ],
});

const timerIn = ({ timer }: CompanionOptionValues): { timerId?: string } =>
  typeof timer === 'string' && timer !== ON_AIR ? { timerId: timer } : {};

const textField: SomeCompanionActionInputField = {
  id: 'text',
  type: 'textinput',
  label: 'Text',
  useVariables: true,
};

/** Returns the actions, with the timers of the room to choose from. */
export function actionsOf({
  state,
  shows,
  nowMs,
  act,
  enter,
}: ActionRoom): CompanionActionDefinitions {
  const timer = ofTimer(state());
  const action = (
    name: string,
    options: SomeCompanionActionInputField[],
    actionOf: (values: CompanionOptionValues) => ControlAction,
  ): CompanionActionDefinition => ({
    name,
    options,
    callback: ({ options: values }) => act(actionOf(values)),
  });
  const onTimer = (
    name: string,
    type: 'start' | 'restart' | 'pause' | 'toggle' | 'reset' | 'end',
  ) => action(name, [timer], (values) => ({ type, ...timerIn(values) }));
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
      timerId: timerIn(values).timerId ?? state()?.onAir ?? '',
    })),
    adjust: action(
      'Add or take time',
      [
        timer,
        { id: 'seconds', type: 'number', label: 'Seconds', default: 60, min: -86_400, max: 86_400 },
      ],
      (values) => ({
        type: 'adjust',
        ...timerIn(values),
        byMs: Math.round(Number(values['seconds']) * MILLIS_PER_SECOND),
      }),
    ),
    blackout: action(
      'Blackout',
      [
        {
          id: 'mode',
          type: 'dropdown',
          label: 'Blackout',
          default: 'toggle',
          choices: [
            { id: 'toggle', label: 'On or off' },
            { id: 'on', label: 'On' },
            { id: 'off', label: 'Off' },
          ],
        },
      ],
      ({ mode }) => ({
        type: 'blackout',
        isOn: mode === 'toggle' ? state()?.isBlackout !== true : mode === 'on',
      }),
    ),
    flash: plain('Flash', 'flash'),
    message: action('Show a message', [textField], ({ text }) => ({
      type: 'message',
      text: String(text ?? ''),
    })),
    clear_message: plain('Clear the message', 'clear-message'),
    desk_note: action('Write to the desks', [textField], ({ text }) => ({
      type: 'desk-note',
      text: String(text ?? ''),
    })),
    warning: plain('Warning for the next cues', 'warning'),
    standby: plain('Standby for the next cues', 'standby'),
    // The names are those that the button shows, so that a press is never for other cues.
    go: action('GO', [], () => ({
      type: 'go',
      names: state()?.book.next?.names ?? '',
      pressedAtMs: nowMs(),
    })),
    skip: plain('Skip the next cues', 'skip'),
    enter: {
      name: 'Go to the room of a show',
      options: [showField(shows)],
      callback: ({ options: { show } }) => enter(String(show ?? '')),
    },
  };
}
