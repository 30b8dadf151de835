import type {
  CompanionButtonPresetDefinition,
  CompanionOptionValues,
  CompanionPresetDefinitions,
} from '@companion-module/base';
import { ON_AIR } from './actions';
import { colors, type feedbacksOf } from './feedbacks';

/** Returns ready buttons, in the colours of the feedbacks. */
export function presetsOf(known: ReturnType<typeof feedbacksOf>): CompanionPresetDefinitions {
  const button = (
    category: string,
    name: string,
    text: string,
    actionId: string,
    feedbackIds: readonly string[] = [],
    options: CompanionOptionValues = {},
  ): CompanionButtonPresetDefinition => ({
    type: 'button',
    category,
    name,
    style: { text, size: 'auto', color: colors.text, bgcolor: colors.night },
    steps: [{ down: [{ actionId, options }], up: [] }],
    feedbacks: feedbackIds.map((feedbackId) => ({
      feedbackId,
      options: {},
      style: known[feedbackId]?.defaultStyle ?? {},
    })),
  });
  const onAir = { timer: ON_AIR };
  const stages = ['running', 'warning', 'time', 'paused'];
  const figure = '$(standby:timer)\\n$(standby:timer_remaining)';
  return {
    toggle: button('Timer', 'Start or pause', figure, 'toggle', stages, onAir),
    next: button('Timer', 'Next', 'Next\\n$(standby:timer_next)', 'start_next'),
    reset: button('Timer', 'Reset', 'Reset', 'reset', [], onAir),
    add: button('Timer', 'Add a minute', '+1m', 'adjust', [], { ...onAir, seconds: 60 }),
    take: button('Timer', 'Take a minute', '-1m', 'adjust', [], { ...onAir, seconds: -60 }),
    blackout: button('Viewers', 'Blackout', 'Blackout', 'blackout', ['blackout'], {
      mode: 'toggle',
    }),
    flash: button('Viewers', 'Flash', 'Flash', 'flash'),
    clear: button('Viewers', 'Clear', 'Clear\\n$(standby:message)', 'clear_message', ['message']),
    half: button('Viewers', 'Message', 'Half', 'message', ['message'], {
      text: 'Half hour, please',
    }),
    warning: button('Book', 'Warning', 'Warning\\n$(standby:next_cues)', 'warning'),
    standby: button('Book', 'Standby', 'Standby\\n$(standby:next_cues)', 'standby', [
      'standby',
      'acknowledged',
    ]),
    go: button('Book', 'GO', 'GO\\n$(standby:next_cues)', 'go', ['standby', 'held']),
    skip: button('Book', 'Skip', 'Skip\\n$(standby:next_cues)', 'skip'),
  };
}
