import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { API_PREFIX } from '@standby/server-kit/http/handle-routes';
import { openApiDocument } from '@standby/server-kit/http/openapi';
import type { RouteTable } from '@standby/api-client/route-contract';
import { findApiBreaks, pathsOf, type ApiShape, type JsonSchema } from './api.ts';

const API_FILE = 'api.json';

interface Content {
  readonly content?: { readonly 'application/json'?: { readonly schema: JsonSchema } };
}

interface Operation {
  readonly parameters: readonly { in: string; name: string; required: boolean }[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

function shapeOf({ parameters, requestBody, responses }: Operation) {
  const schemaOf = ({ content }: Content = {}): JsonSchema =>
    content?.['application/json']?.schema ?? {};
  const { default: _refusal, ...answers } = responses;
  const query = parameters.filter((parameter) => parameter.in === 'query');
  return {
    takes: [
      ...query.map(({ name, required }) => `?${name}${required ? '!' : ''}`),
      ...pathsOf(schemaOf(requestBody)),
    ],
    gives: Object.values(answers).flatMap((answer) => pathsOf(schemaOf(answer))),
  };
}

/** Returns the documented inputs and outputs of an area's route tables. */
function apiOf(tables: readonly RouteTable[]): ApiShape {
  const { paths } = openApiDocument(tables, '') as Document;
  return Object.fromEntries(
    Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => [
        `${method.toUpperCase()} ${path.replace(API_PREFIX, '')}`,
        shapeOf(operation),
      ]),
    ),
  );
}

interface Recorded {
  readonly version: string;
  readonly routes: ApiShape;
}

interface ApiCheck {
  /** Folder and package of the remote. */
  readonly folder: string;
  readonly name: string;
  readonly version: string;
  /** Whether to write the record if nothing breaks. */
  readonly writes: boolean;
  readonly tables: readonly RouteTable[];
}

/**
 * Compares the API that a remote's screens use with the routes that its area of the server serves.
 *
 * @returns the problems, for the remote's team
 */
export async function checkApi(check: ApiCheck): Promise<string | undefined> {
  const { folder, name, version, writes, tables } = check;
  const file = resolve(folder, API_FILE);
  const after: Recorded = { version, routes: apiOf(tables) };
  const before = existsSync(file)
    ? (JSON.parse(await readFile(file, 'utf8')) as Recorded)
    : undefined;
  if (before && isDeepStrictEqual(before, after)) return undefined;
  const breaks = before
    ? findApiBreaks(before.routes, after.routes, { before: before.version, after: version })
    : [];
  if (breaks.length > 0) {
    return (
      `The server breaks what open pages of ${name} ask of it:\n  ${breaks.join('\n  ')}\n` +
      `  Keep it, or announce the break with a new major version in ${name}/package.json.`
    );
  }
  if (!writes) return `${name} differs from its ${API_FILE}: run pnpm contract --write`;
  await writeFile(file, `${JSON.stringify(after, null, 2)}\n`);
  console.log(`wrote ${name}/${API_FILE}`);
  return undefined;
}
