import { readCueLine } from '../domain/cues/cue-line';
import type { Cue, Department } from '@standby/live-room/domain/state/cue-schema';

/**
 * Hamlet’s sheet with one cue per line, as a person types it. A plus joins a cue to the one above.
 */
const LINES = `
LX 1 p1 preset, at 19:05
SQ 1 p1 preshow sea and bells, at 19:05
LX 2 p1 house to half, standby 30
+ SQ 2 p1 preshow fades, standby 30
LX 3 p1 house out, hang 4
SQ 3 p1 s1.1 midnight bell, visual
LX 4 p1 s1.1 moon on the battlements, follow 3
FLY 1 p1 s1.1 house tabs out, standby 15
DECK 1 p1 s1.1 fog left and right, standby 15
LX 5 p1 s1.1 "Who's there?" watch fires
SQ 4 p2 s1.1 "Long live the King!" wind low
VID 1 p3 s1.1 "Peace, break thee off" ghost on the gauze, standby 10
+ LX 6 p3 s1.1 "Peace, break thee off" cold side light
+ SQ 5 p3 s1.1 "Peace, break thee off" drone
VID 2 p4 s1.1 "See, it stalks away" ghost out
LX 7 p4 s1.1 back to the fires, follow 2
SQ 6 p6 s1.1 "It was about to speak" cock crows, standby 5
LX 8 p7 s1.1 "the morn in russet mantle clad" dawn, standby 10
LX 9 p8 s1.2 court, standby 20
+ SQ 7 p8 s1.2 fanfare
+ FLY 2 p8 s1.2 gauze out
DECK 2 p8 s1.2 throne on, visual
FS 1 p8 s1.2 "Though yet of Hamlet" on Claudius, standby 10
LX 10 p11 s1.2 "Come away" court leaves, standby 5
FS 2 p11 s1.2 "O that this too too solid flesh" on Hamlet
LX 11 p12 s1.2 half light, hang 6
LX 12 p16 s1.3 Polonius' house
DECK 3 p16 s1.3 throne off, trunk on, visual
LX 13 p21 s1.4 "The air bites shrewdly" platform, standby 15
+ SQ 8 p21 s1.4 wind and cannon
VID 3 p23 s1.4 "Look, my lord, it comes" ghost walks, standby 10
+ LX 13.5 p23 s1.4 "Look, my lord, it comes" ghost light
SQ 9 p25 s1.5 "I am thy father's spirit" drone builds
VID 4 p29 s1.5 "Adieu, adieu. Remember me" ghost out
LX 14 p29 s1.5 slow return, follow 4
SQ 10 p31 s1.5 "Swear" voice below, standby 5
LX 15 p34 s2.2 "O, what a rogue" Hamlet alone, standby 10
+ FS 3 p34 s2.2 "O, what a rogue" on Hamlet
LX 16 p37 s2.2 "catch the conscience of the King" snap to black, standby 10
FLY 3 p38 s3.1 arras in, hang 2
LX 17 p38 s3.1 lobby, follow 5
LX 18 p40 s3.1 "To be, or not to be" close on Hamlet, standby 15
FS 4 p40 s3.1 "To be, or not to be" on Hamlet, visual
SQ 11 p46 s3.2 hautboys, standby 10
LX 19 p46 s3.2 "For us and for our tragedy" players' stage
DECK 4 p46 s3.2 players' bench on, visual
SQ 12 p50 s3.2 "Give me some light. Away!" uproar, standby 10
+ LX 20 p50 s3.2 "Give me some light. Away!" torches, full up
LX 21 p52 s3.2 "I will speak daggers to her" blackout, standby 10
FLY 4 p52 house tabs in, follow 1
LX 22 p52 house up, hang 3
LX 23 p53 s3.3 house out, standby 30
+ FLY 5 p53 s3.3 house tabs out
LX 24 p58 s3.4 "Dead for a ducat, dead!" arras shadow
SQ 13 p59 s3.4 "Look here upon this picture" drone, standby 5
VID 5 p61 s3.4 ghost in the chamber, follow 2
LX 25 p84 s5.1 graveyard, standby 20
DECK 5 p84 s5.1 grave trap open, visual
SQ 14 p101 s5.2 "Go, bid the soldiers shoot" cannon, standby 15
LX 26 p101 s5.2 fade to black, follow 8
`;

/** Returns the cues of the sample show. */
export function sampleCues(departments: readonly Department[], newId: () => string): Cue[] {
  const cues: Cue[] = [];
  for (const line of LINES.trim().split('\n')) {
    const isTogether = line.startsWith('+');
    const { value } = readCueLine(line.replace(/^\+/u, ''), departments, newId());
    // A test checks that every line is valid.
    if (!value) continue;
    const { cue } = value;
    const above = cues.at(-1);
    if (!isTogether || !above) cues.push(cue);
    else {
      const momentId = above.momentId ?? newId();
      cues.splice(-1, 1, { ...above, momentId }, { ...cue, momentId });
    }
  }
  return cues;
}
