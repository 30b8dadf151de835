import { major } from 'semver';

/** Fields of one route that a remote's screens rely on, as paths such as `changed[].item.id`. */
export interface RouteShape {
  /** Fields that a request may carry; an exclamation mark ends a required one. */
  readonly takes: readonly string[];
  readonly gives: readonly string[];
}

/** Route shapes by key of the route, such as `POST /organizations/:organizationId/shows`. */
export type ApiShape = Readonly<Record<string, RouteShape>>;

/** The part of JSON Schema that the server's schemas use. */
export interface JsonSchema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
}

/** Returns the paths of every field of a schema. */
export function pathsOf(schema: JsonSchema, prefix = ''): string[] {
  const { properties = {}, required = [], items, anyOf = [] } = schema;
  const paths = anyOf.flatMap((choice) => pathsOf(choice, prefix));
  if (items) paths.push(...pathsOf(items, `${prefix}[]`));
  for (const [name, field] of Object.entries(properties)) {
    const path = prefix === '' ? name : `${prefix}.${name}`;
    paths.push(required.includes(name) ? `${path}!` : path, ...pathsOf(field, path));
  }
  return paths;
}

const bare = (path: string): string => path.replace(/!$/u, '');

function lost(before: readonly string[], after: readonly string[]): string[] {
  const kept = new Set(after.map(bare));
  return before.map(bare).filter((path) => !kept.has(path));
}

function breaksOf(before: RouteShape, after: RouteShape | undefined): string[] {
  if (!after) return ['it is gone'];
  const sent = new Set(before.takes);
  const known = new Set(before.takes.map(bare));
  // Earlier pages never send a new optional part, so they need not send its required fields.
  const newParts = after.takes.filter((path) => !path.endsWith('!') && !known.has(path));
  const isWithin = (path: string, part: string): boolean =>
    path.startsWith(`${part}.`) || path.startsWith(`${part}[]`);
  const newlyNeeded = after.takes.filter(
    (path) =>
      path.endsWith('!') && !sent.has(path) && !newParts.some((part) => isWithin(path, part)),
  );
  return [
    ...lost(before.takes, after.takes).map((path) => `it no longer takes ${path}`),
    ...newlyNeeded.map((path) => `it now needs ${bare(path)}`),
    ...lost(before.gives, after.gives).map((path) => `it no longer gives ${path}`),
  ];
}

/**
 * Returns the parts of the recorded API that the server no longer offers. Pages of an earlier
 * release stay open while the server is replaced. A new major version of the remote allows such
 * breaks.
 */
export function findApiBreaks(
  before: ApiShape,
  after: ApiShape,
  versions: { readonly before: string; readonly after: string },
): string[] {
  if (major(versions.after) > major(versions.before)) return [];
  return Object.entries(before).flatMap(([key, shape]) =>
    breaksOf(shape, after[key]).map((words) => `${key}: ${words}`),
  );
}
