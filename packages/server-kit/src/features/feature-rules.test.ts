import { describe, expect, it } from 'vitest';
import type { Feature } from './feature.ts';
import { findFeatureProblems } from './feature-rules.ts';

const ROUTE = 'GET /organizations/:organizationId/tickets';
const route = { summary: 'The tickets.', access: 'shows:read' } as const;

const tickets: Feature = {
  name: 'tickets',
  routes: [{ [ROUTE]: route }],
  migrations: { '4001-tickets': { up: async () => {} } },
  collections: [],
  tables: ['tickets_item'],
  samples: {},
  serve: () => {},
};

const make = (changes: Partial<Feature>): Feature => ({ ...tickets, ...changes });

const scenery = make({
  name: 'scenery',
  routes: [{ 'GET /organizations/:organizationId/scenery': route }],
  migrations: { '4101-scenery': { up: async () => {} } },
  tables: ['scenery'],
});

describe('findFeatureProblems', () => {
  it('finds none in features that keep to their own names', () => {
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
      'Feature "tickets", table session: it is cleared of rows, but is none of the feature\'s.',
    ],
    [
      'a migration with a number of the product',
      { migrations: { '0201-tickets': { up: async () => {} } } },
      'Feature "tickets", migration 0201-tickets: its name has to be four digits from 4000 on, then -tickets.',
    ],
    [
      'a migration with another name',
      { migrations: { '4001-seats': { up: async () => {} } } },
      'Feature "tickets", migration 4001-seats: its name has to be four digits from 4000 on, then -tickets.',
    ],
  ])('refuses %s', (_, changes, problem) => {
    expect(findFeatureProblems([], [make(changes)])).toEqual([problem]);
  });

  it('refuses a permission that there is not, as JavaScript may name one', () => {
    const access = 'tickets:sell' as 'shows:read';
    const routes = [{ [ROUTE]: { ...route, access } }];
    expect(findFeatureProblems([], [make({ routes })])).toContain(
      `Feature "tickets", route ${ROUTE}: "tickets:sell" is no permission.`,
    );
  });

  it('refuses a permission on a path that names no organization, also of the product', () => {
    const own = make({ routes: [{ 'GET /tickets': route }] });
    expect(findFeatureProblems([own], [])).toEqual([
      'Feature "tickets", route GET /tickets: a permission is that of a member of :organizationId, which the path lacks.',
    ]);
  });

  it('names both features that have the same name, route, table, number of migrations or subprotocol', () => {
    const both = '"tickets" and "tickets" both have';
    const own = make({ subprotocols: ['standby.tickets'] });
    expect(findFeatureProblems([own], [own])).toEqual([
      `${both} the name tickets.`,
      `${both} the route ${ROUTE}.`,
      `${both} the table tickets_item.`,
      `${both} migrations that begin with 40.`,
      `${both} the subprotocol standby.tickets.`,
    ]);
    const migrations = { '4002-scenery': { up: async () => {} } };
    expect(findFeatureProblems([], [tickets, { ...scenery, migrations }])).toEqual([
      '"tickets" and "scenery" both have migrations that begin with 40.',
    ]);
  });
});
