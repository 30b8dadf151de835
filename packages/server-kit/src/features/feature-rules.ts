import { permissions } from '@standby/contracts';
import type { RouteContract } from '@standby/api-client/route-contract';
import { addedFeatureOf } from '../database/migration-name.ts';
import type { Feature } from './feature.ts';

const MEMBERS: ReadonlySet<string> = new Set(permissions);
const ACCESS: ReadonlySet<string> = new Set(['everybody', 'signed-in', ...permissions]);

/** A feature's name: letters and digits, so that tables, routes and migrations can begin with it. */
const NAME = /^[a-z][a-z\d]*$/u;

/**
 * Name of one of the product's migrations. The first two digits are the feature's own: the lowest
 * number that no other feature in `server/src/features.ts` has.
 */
const OWN_MIGRATION = /^(?<group>\d\d)\d\d-/u;

/** Returns the path of a feature's routes, below the API's prefix. */
const areaOf = (name: string): string => `/organizations/:organizationId/${name}`;

/** Whether a path belongs to a feature: `/tickets`, `/tickets/:id` and `/tickets-seats` for the feature `tickets`. */
function isInArea(path: string, name: string): boolean {
  const area = areaOf(name);
  return path.startsWith(area) && /^(?:[/-]|$)/u.test(path.slice(area.length));
}

const routesOf = ({ routes }: Feature): [string, RouteContract][] =>
  routes.flatMap((table) => Object.entries(table) as [string, RouteContract][]);

/** Returns all tables of a feature. */
export const tablesOf = ({ collections, tables = [], ephemeralTables = [] }: Feature): string[] => [
  ...collections.map(({ table }) => table),
  ...tables,
  ...ephemeralTables,
];

/** Returns the names that several features claim, with the names of these features. */
function clashes(
  features: readonly Feature[],
  of: (feature: Feature) => readonly string[],
  what: string,
): string[] {
  const owners = new Map<string, string[]>();
  for (const feature of features) {
    for (const key of new Set(of(feature))) {
      owners.set(key, [...(owners.get(key) ?? []), feature.name]);
    }
  }
  return [...owners]
    .filter(([, names]) => names.length > 1)
    .map(
      ([key, names]) =>
        `${names.map((name) => `"${name}"`).join(' and ')} both have ${what} ${key}.`,
    );
}

const groupOf = (migration: string): string =>
  OWN_MIGRATION.exec(migration)?.groups?.['group'] ?? '';

function routeProblems(feature: Feature): string[] {
  return routesOf(feature).flatMap(([key, { access }]) => {
    const who = `Feature "${feature.name}", route ${key}`;
    if (!ACCESS.has(access))
      return [
        `${who}: "${access}" is not a permission. packages/contracts/src/permissions.ts lists them.`,
      ];
    const isOfMembers = MEMBERS.has(access);
    return isOfMembers && !key.includes('/:organizationId')
      ? [
          `${who}: members have this permission in an organization, so the path needs :organizationId.`,
        ]
      : [];
  });
}

/** Returns the problems of another repository's feature, whose names must begin with the feature's own name. */
function areaProblems(feature: Feature): string[] {
  const { name, migrations, itemTables = [], expiringTables = [] } = feature;
  const who = `Feature "${name}"`;
  if (!NAME.test(name)) return [`${who}: its name must have only small letters and digits.`];
  const routes = routesOf(feature);
  const tables = tablesOf(feature);
  const isOwn = (table: string): boolean => table === name || table.startsWith(`${name}_`);
  return [
    ...routes
      .filter(([key]) => !isInArea(key.slice(key.indexOf('/')), name))
      .map(([key]) => `${who}, route ${key}: it is not below ${areaOf(name)}.`),
    ...routes
      .filter(([, { access }]) => !MEMBERS.has(access))
      .map(([key]) => `${who}, route ${key}: its access must be a permission, such as shows:read.`),
    ...tables
      .filter((table) => !isOwn(table))
      .map((table) => `${who}, table ${table}: its name must be ${name} or begin with ${name}_.`),
    ...[...itemTables.map(({ table }) => table), ...expiringTables]
      .filter((table) => !tables.includes(table))
      .map(
        (table) =>
          `${who}, table ${table}: the feature lets rows of it expire, but does not list it in its tables.`,
      ),
    ...Object.keys(migrations)
      .filter((migration) => addedFeatureOf(migration) !== name)
      .map(
        (migration) =>
          `${who}, migration ${migration}: name it ${name}-0001, or ${name}-0001-words. The number counts the migrations of this feature from 0001.`,
      ),
  ];
}

/**
 * Returns the problems of features that are to be served together, as sentences that name the feature. Other guards check
 * row security when tables are created (`guardMigrations`), and undeclared routes when they are served (`guardRoutes`).
 *
 * @param own features of the product
 * @param added features of other repositories
 */
export function findFeatureProblems(
  own: readonly Feature[],
  added: readonly Feature[],
): readonly string[] {
  const all = [...own, ...added];
  return [
    ...added.flatMap(areaProblems),
    ...all.flatMap(routeProblems),
    ...clashes(all, ({ name }) => [name], 'the name'),
    ...clashes(all, (feature) => routesOf(feature).map(([key]) => key), 'the route'),
    ...clashes(all, tablesOf, 'the table'),
    ...clashes(
      own,
      ({ migrations }) => Object.keys(migrations).map(groupOf),
      'migrations that begin with',
    ),
    ...clashes(
      all,
      ({ collections }) => collections.map(({ contract }) => contract.name),
      'the collection',
    ),
    ...clashes(all, ({ subprotocols = [] }) => subprotocols, 'the subprotocol'),
  ];
}
