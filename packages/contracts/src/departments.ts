/** The departments of a cue sheet that has no others; a show may change them. */
export const STANDARD_DEPARTMENTS: readonly { readonly id: string; readonly name: string }[] = [
  { id: 'LX', name: 'Lights' },
  { id: 'SQ', name: 'Sound' },
  { id: 'FLY', name: 'Fly' },
  { id: 'AUTO', name: 'Automation' },
  { id: 'VID', name: 'Video' },
  { id: 'FS', name: 'Follow spot' },
  { id: 'DECK', name: 'Deck' },
];
