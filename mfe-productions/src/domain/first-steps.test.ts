import { describe, expect, it } from 'vitest';
import { makePerson } from '../testing/make-person';
import { makeShow } from '../testing/make-show';
import { openSteps } from './first-steps';

const director = makePerson('Miriam Adler', { position: 'Director', showId: '1' });
const actor = makePerson('Idris Achterberg', { position: 'Hamlet', showId: '1' });
const show = makeShow('1', { director: 'Miriam Adler', cues: 0, status: 'In Rehearsal' });

describe('the first steps of a show', () => {
  it.each([
    ['are all open when it was just created', show, [director], 0, ['company', 'schedule', 'cues']],
    [
      'leave out the company once it has more people than the form names',
      show,
      [director, actor],
      0,
      ['schedule', 'cues'],
    ],
    ['leave out the schedule once something is on it', show, [director], 1, ['company', 'cues']],
    [
      'leave out the cue sheet once it has a cue',
      { ...show, cues: 1 },
      [],
      0,
      ['company', 'schedule'],
    ],
    ['are done with all three', { ...show, cues: 1 }, [actor], 1, []],
    ['are over when the show is', { ...show, status: 'Completed' as const }, [], 0, []],
  ])('%s', (_name, one, people, entryCount, steps) => {
    expect(openSteps({ show: one, people, entryCount })).toEqual(steps);
  });
});
