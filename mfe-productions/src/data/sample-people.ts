import { missingTeam } from '../domain/production-team';
import { newPerson, type Person, type PersonContent } from '../domain/person';
import { personWith } from '../domain/person-form';
import { sampleShows } from './sample-shows';

type PersonDetails = Partial<Omit<PersonContent, 'showId'>>;
type Sample = readonly [
  name: string,
  position: string,
  department: string,
  details?: PersonDetails,
];

const STAGE = 'Stage management';
const CAST = 'Cast';

/** People of the sample shows, in addition to the people in the shows' forms. */
const others: Readonly<Record<string, readonly Sample[]>> = {
  hamlet: [
    [
      'Avery Brooks',
      'Stage manager',
      STAGE,
      {
        pronouns: 'they/them',
        memberId: 'avery-brooks',
        languages: 'English, French',
        emergencyName: 'Sam Brooks (spouse)',
        emergencyPhone: '+1 617 555 0171',
      },
    ],
    [
      'Noor Haddad',
      'Deputy stage manager',
      STAGE,
      { memberId: 'noor-haddad', pronouns: 'she/her' },
    ],
    ['Gil Moreau', 'Assistant stage manager', STAGE, { pronouns: 'he/him' }],
    [
      'Idris Achterberg',
      'Hamlet',
      CAST,
      {
        pronouns: 'he/him',
        languages: 'English, Dutch',
        notes: 'Left knee taped before the fight call.',
        emergencyName: 'Marit Achterberg (mother)',
        emergencyPhone: '+31 20 555 0144',
      },
    ],
    ['Rosalind Okafor', 'Gertrude', CAST, { pronouns: 'she/her' }],
    ['Desmond Pryce', 'Claudius', CAST, { pronouns: 'he/him', covers: ['Ghost'] }],
    ['Yuki Tanabe', 'Ophelia', CAST, { pronouns: 'she/her', languages: 'English, Japanese' }],
    ['Callum Fairweather', 'Laertes', CAST, { pronouns: 'he/him', covers: ['Hamlet'] }],
    ['Bernadette Kelly', 'Polonius', CAST, { pronouns: 'she/her', covers: ['Gertrude'] }],
    ['Tunde Balogun', 'Horatio', CAST, { pronouns: 'he/him' }],
    ['Maya Chen', 'Player Queen', CAST, { pronouns: 'she/her', covers: ['Ophelia', 'Gertrude'] }],
    ['Oskar Weiss', 'Ghost', CAST, { pronouns: 'he/him', covers: ['Claudius', 'Polonius'] }],
    ['Theo Lindgren', 'LX operator', 'Lighting', { memberId: 'theo-lindgren' }],
    ['Carmen Ruiz', 'Sound operator', 'Sound', { languages: 'English, Spanish' }],
    ['Hugh Mackenzie', 'Head flyman', 'Fly'],
    ['Wanda Szymańska', 'Dresser', 'Wardrobe', { languages: 'English, Polish' }],
    ['Ellis Marchetti', 'Fight captain', 'Deck', { notes: 'Leads the fight call at the half.' }],
    ['Joan Abernathy', 'House manager', 'Front of house'],
  ],
  'cherry-orchard': [
    ['Leah Novak', 'Stage manager', STAGE],
    ['Margaret Sloane', 'Ranevskaya', CAST],
    ['Peter Voss', 'Lopakhin', CAST, { covers: ['Gaev'] }],
    ['Edwin Hart', 'Gaev', CAST],
    ['Sunita Rao', 'Varya', CAST, { covers: ['Ranevskaya'] }],
  ],
  'cyrano-de-bergerac': [
    ['Beatriz Lemos', 'Stage manager', STAGE],
    ['Étienne Marchand', 'Cyrano', CAST],
    ['Nadia Haj', 'Roxane', CAST],
    ['Felix Grant', 'Christian', CAST, { covers: ['Cyrano'] }],
  ],
  'dolls-house': [
    ['Ruth Calloway', 'Stage manager', STAGE],
    ['Ingeborg Dahl', 'Nora', CAST],
    ['Martin Quist', 'Torvald', CAST],
  ],
};

/** Returns a telephone number from the range reserved for fiction. */
const phoneOf = (place: number): string => `+1 617 555 01${String(place).padStart(2, '0')}`;

const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\d]+/gu, '-');

/** Returns an email address with only the Latin letters of the name. */
const addressOf = (name: string): string =>
  `${slugOf(name).replaceAll(/[^a-z\d-]/gu, 'x')}@example.com`;

/** The companies of the sample shows, with understudies, and people with and without an account. */
export const samplePeople: readonly Person[] = sampleShows.flatMap((show) => {
  const named = missingTeam(show, []);
  const more = (others[show.id] ?? []).map(([name, position, department, details]) =>
    personWith(show.id, Object.assign({ name, position, department }, details)),
  );
  return [...named, ...more].map((content, place) => {
    const contact = { email: addressOf(content.name), phone: phoneOf(place + 1) };
    const id = `${show.id}-${place + 1}`;
    return newPerson(Object.assign(content, contact), { id, at: show.lastUpdated });
  });
});
