import { permissions } from '@standby/contracts';
import type { RouteContract } from '@standby/api-client/route-contract';
import type { Feature } from './feature.ts';

const MEMBERS: ReadonlySet<string> = new Set(permissions);
const ACCESS: ReadonlySet<string> = new Set(['everybody', 'signed-in', ...permissions]);

/** A feature's name: letters and digits, so that tables, routes and migrations can begin with it. */
const NAME = /^[a-z][a-z\d]*$/u;

/** Name of a migration of another repository's feature: `tickets-0001`, or `tickets-0002-seats`. */
const ADDED_MIGRATION = /^(?<feature>[a-z][a-z\d]*)-\d{4}(?:-.+)?$/u;

/** Former form of these names: `4001-tickets`. Databases have such migrations, so features keep the old names. */
const FORMER_MIGRATION = /^[4-9]\d{3}-(?<feature>[a-z][a-z\d]*)(?:-.+)?$/u;

/** Name of one of the product's migrations, which begins with a number of the feature's own. */
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

/** Returns the feature of another repository that a migration belongs to; undefined for a migration of the product. */
export function addedFeatureOf(migration: string): string | undefined {
  const found = ADDED_MIGRATION.exec(migration) ?? FORMER_MIGRATION.exec(migration);
  return found?.groups?.['feature'];
}

function routeProblems(feature: Feature): string[] {
  return routesOf(feature).flatMap(([key, { access }]) => {
    const who = `Feature "${feature.name}", route ${key}`;
    if (!ACCESS.has(access)) return [`${who}: "${access}" is not a permission.`];
    const isOfMembers = MEMBERS.has(access);
    return isOfMembers && !key.includes('/:organizationId')
      ? [`${who}: a permission is that of a member of :organizationId, which the path lacks.`]
      : [];
  });
}

/** Returns the problems of another repository's feature, whose names must begin with the feature's own name. */
function areaProblems(feature: Feature): string[] {
  const { name, migrations, itemTables = [], expiringTables = [] } = feature;
  const who = `Feature "${name}"`;
  if (!NAME.test(name)) return [`${who}: its name has to be small letters and digits.`];
  const routes = routesOf(feature);
  const tables = tablesOf(feature);
  const isOwn = (table: string): boolean => table === name || table.startsWith(`${name}_`);
  return [
    ...routes
      .filter(([key]) => !isInArea(key.slice(key.indexOf('/')), name))
      .map(([key]) => `${who}, route ${key}: it is not below ${areaOf(name)}.`),
    ...routes
      .filter(([, { access }]) => !MEMBERS.has(access))
      .map(([key]) => `${who}, route ${key}: it asks for no permission.`),
    ...tables
      .filter((table) => !isOwn(table))
      .map((table) => `${who}, table ${table}: its name has to begin with ${name}_.`),
    ...[...itemTables.map(({ table }) => table), ...expiringTables]
      .filter((table) => !tables.includes(table))
      .map(
        (table) =>
          `${who}, table ${table}: the feature clears its rows, but does not list it as its table.`,
      ),
    ...Object.keys(migrations)
      .filter((migration) => addedFeatureOf(migration) !== name)
      .map(
        (migration) =>
          `${who}, migration ${migration}: its name has to be ${name}-0001, or ${name}-0001- and words. The number counts this feature's migrations.`,
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
