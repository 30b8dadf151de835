import type { ArtProps } from './FeatureArt';

interface Feature {
  readonly id: ArtProps['of'];
  readonly title: string;
  readonly text: string;
}

export const features: readonly Feature[] = [
  {
    id: 'cue-sheets',
    title: 'Digital cue sheets',
    text: 'Light, sound and fly cues in running order, each with its standby and its go.',
  },
  {
    id: 'company',
    title: 'Cast and crew coordination',
    text: 'Who is called, who is in the building, who holds which position: one list for everyone.',
  },
  {
    id: 'scheduling',
    title: 'Scheduling',
    text: 'Rehearsals, technicals and performances, each in the time zone of its venue.',
  },
  {
    id: 'timers',
    title: 'Timers',
    text: 'House, intermission and every act on the clock, legible from the back of the stalls.',
  },
  {
    id: 'live-show-control',
    title: 'Live show control',
    text: 'Time, messages and blackout on every screen of the room, run from the prompt desk.',
  },
  {
    id: 'desktop-app',
    title: 'Desktop app',
    text: 'Version 2.1.0 for macOS and Windows, for the machine that stays at the desk.',
  },
];
