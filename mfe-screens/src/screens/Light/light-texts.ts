import type { LightView } from '@standby/live-room/domain/calling/light-view';

interface LightText {
  /** State of the light, in one or two words. */
  readonly word: string;
  readonly detail: string | null;
  /** Effect of a tap; null if a tap does nothing. */
  readonly act: string | null;
}

const COMPLETE = 'Tap when it is complete';

/** Returns the texts of a cue light, beside the number. */
export function lightText(view: LightView): LightText {
  switch (view.kind) {
    case 'no-connection':
      return { word: 'No connection.', detail: 'Listen for the call.', act: null };
    case 'stopped':
      return { word: 'Show stopped', detail: view.reason || null, act: null };
    case 'standby':
      return view.isAcknowledged
        ? { word: 'Standing by', detail: view.cues.label, act: null }
        : { word: 'Standby', detail: view.cues.label, act: 'Tap to acknowledge' };
    case 'go':
      return { word: 'GO', detail: view.cues.label, act: view.isComplete ? null : COMPLETE };
    case 'missed':
      return {
        word: `Missed GO ${view.agoSeconds} s ago`,
        detail: view.cues.label,
        act: COMPLETE,
      };
    case 'gone':
      return { word: 'Gone', detail: view.cues.label, act: COMPLETE };
    case 'waiting':
      return { word: 'Clear', detail: null, act: null };
  }
}

/** Returns the cues that a light names, or null. */
export function numbersOf(view: LightView): string | null {
  return 'cues' in view ? view.cues.numbers : null;
}
