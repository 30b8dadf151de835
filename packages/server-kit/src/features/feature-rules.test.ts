import { describe, expect, it } from 'vitest';
import type { Feature } from './feature.ts';
import { findFeatureProblems } from './feature-rules.ts';

const ROUTE = 'GET /organizations/:organizationId/tickets';
const route = { summary: 'The tickets.', access: 'shows:read' } as const;

const tickets: Feature = {
  name: 'tickets',
  routes: [{ [ROUTE]: route }],
  migrations: { 'tickets-0001': { up: async () => {} } },
  collections: [],
  tables: ['tickets_item'],
  samples: {},
  serve: () => {},
};

const make = (changes: Partial<Feature>): Feature => ({ ...tickets, ...changes });

const scenery = make({
  name: 'scenery',
  routes: [{ 'GET /organizations/:organizationId/scenery': route }],
  migrations: { 'scenery-0001': { up: async () => {} } },
  tables: ['scenery'],
});

describe('findFeatureProblems', () => {
  it('finds no problem in features that keep to their own names', () => {
    expect(findFeatureProblems([], [tickets, scenery])).toEqual([]);
  });

  it.each<[string, Partial<Feature>, string]>([
    [
      'a name with other characters',
      { name: 'box office' },
      'Feature "box office": its name has to be small letters and digits.',
    ],
    [
      'a route of another area',
      { routes: [{ 'GET /organizations/:organizationId/shows': route }] },
      'Feature "tickets", route GET /organizations/:organizationId/shows: it is not below /organizations/:organizationId/tickets.',
    ],
    [
      'a route whose name only begins alike',
      { routes: [{ 'GET /organizations/:organizationId/ticketstubs': route }] },
      'Feature "tickets", route GET /organizations/:organizationId/ticketstubs: it is not below /organizations/:organizationId/tickets.',
    ],
    [
      'a route for everybody',
      { routes: [{ [ROUTE]: { ...route, access: 'everybody' } }] },
      `Feature "tickets", route ${ROUTE}: it asks for no permission.`,
    ],
    [
      'a table with the name of another area',
      { tables: ['show_tickets'] },
      'Feature "tickets", table show_tickets: its name has to begin with tickets_.',
    ],
    [
      'the rows of a table that is not its own',
      { expiringTables: ['session'] },
      'Feature "tickets", table session: the feature clears its rows, but does not list it as its table.',
    ],
    [
      'a migration with a number of the product',
      { migrations: { '0201-tickets': { up: async () => {} } } },
      'Feature "tickets", migration 0201-tickets: its name has to be tickets-0001, or tickets-0001- and words. The number counts this feature\'s migrations.',
    ],
    [
      'a migration with another name',
      { migrations: { 'seats-0001': { up: async () => {} } } },
      'Feature "tickets", migration seats-0001: its name has to be tickets-0001, or tickets-0001- and words. The number counts this feature\'s migrations.',
    ],
  ])('refuses %s', (_, changes, problem) => {
    expect(findFeatureProblems([], [make(changes)])).toEqual([problem]);
  });

  it.each(['tickets-0001', 'tickets-0001-seats', '4001-tickets', '4001-tickets-seats'])(
    'accepts a migration %s, since two features may use the same number',
    (migration) => {
      const migrations = { [migration]: { up: async () => {} } };
      const other = { [migration.replace('tickets', 'scenery')]: { up: async () => {} } };
      const features = [make({ migrations }), { ...scenery, migrations: other }];
      expect(findFeatureProblems([], features)).toEqual([]);
    },
  );

  it('names both features of the product whose migrations have the same number', () => {
    const first = make({ migrations: { '0201-tickets': { up: async () => {} } } });
    const second = { ...scenery, migrations: { '0202-scenery': { up: async () => {} } } };
    expect(findFeatureProblems([first, second], [])).toEqual([
      '"tickets" and "scenery" both have migrations that begin with 02.',
    ]);
  });

  it('refuses an unknown permission, which JavaScript may name', () => {
    const access = 'tickets:sell' as 'shows:read';
    const routes = [{ [ROUTE]: { ...route, access } }];
    expect(findFeatureProblems([], [make({ routes })])).toContain(
      `Feature "tickets", route ${ROUTE}: "tickets:sell" is not a permission.`,
    );
  });

  it('refuses a permission on a path without an organization, even in the product’s own features', () => {
    const own = make({ routes: [{ 'GET /tickets': route }] });
    expect(findFeatureProblems([own], [])).toEqual([
      'Feature "tickets", route GET /tickets: a permission is that of a member of :organizationId, which the path lacks.',
    ]);
  });

  it('names both features that have the same name, route, table or subprotocol', () => {
    const both = '"tickets" and "tickets" both have';
    const own = make({ subprotocols: ['standby.tickets'] });
    expect(findFeatureProblems([own], [own])).toEqual([
      `${both} the name tickets.`,
      `${both} the route ${ROUTE}.`,
      `${both} the table tickets_item.`,
      `${both} the subprotocol standby.tickets.`,
    ]);
  });
});
