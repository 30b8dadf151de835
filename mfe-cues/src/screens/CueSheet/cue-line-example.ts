/** Text of the empty field for a new cue. */
export const CUE_LINE_EXAMPLE =
  'Such as LX 12.5 p34 "O for a muse" fade to dawn, follow 3, standby 10';
