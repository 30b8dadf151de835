/** Meaning of a state to the person who runs the show; each tone has its own colour, shape and word. */
export const tones = ['go', 'standby', 'stop', 'info', 'neutral'] as const;
export type Tone = (typeof tones)[number];
