import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onDatabase } from '../testing/databases.ts';
import { exampleOf, textsIn, textAt, withValueAt } from '../testing/examples.ts';
import { createOrganization } from '../testing/organizations.ts';
import { startTestServer, type Person, type TestServer } from '../testing/test-server.ts';
import { routeTables } from './app.ts';
import { checkInput } from '@standby/server-kit/http/check-input';
import { API_PREFIX } from '@standby/server-kit/http/handle-routes';
import type { Method } from '@standby/api-client/route-contract';

type Part = 'body' | 'query';
type TextOfRoute = readonly [key: string, part: Part, path: string, schema: v.GenericSchema];

/** Every text that a route accepts, found in its schemas, so that new routes are included. */
const texts: TextOfRoute[] = routeTables.flatMap((table) =>
  Object.entries(table).flatMap(([key, contract]) =>
    (['body', 'query'] as const).flatMap((part) => {
      const schema = contract?.[part];
      return schema
        ? textsIn(schema).map((path) => [key, part, path.join('.'), schema] as const)
        : [];
    }),
  ),
);

/** Returns an input whose text has a character that databases cannot store. */
function inputWith(schema: v.GenericSchema, path: string): unknown {
  const example = exampleOf(schema);
  expect(v.safeParse(schema, example)).toMatchObject({ success: true });
  const names = path.split('.');
  return withValueAt(example, names, `${textAt(example, names)}\0`);
}

it('routes accept text', () => {
  expect(texts.length).toBeGreaterThan(50);
});

describe('a text that cannot be stored is marked', () => {
  it.each(texts)('%s, %s: %s', (_, __, path, schema) => {
    const input = inputWith(schema, path);
    expect(() => checkInput(schema, input)).toThrow(
      expect.objectContaining({
        status: 400,
        fields: { [path]: expect.any(String) as string },
      }) as Error,
    );
  });
});

/** One text of each body and query. */
const first = texts.filter(
  ([key, part], index) =>
    texts.findIndex((other) => other[0] === key && other[1] === part) === index,
);

onDatabase((database) => {
  let server: TestServer;
  let owner: Person;
  let organizationId: string;
  beforeAll(async () => {
    server = await startTestServer(database());
    ({ owner, organizationId } = await createOrganization(server));
  });
  afterAll(() => server.close());

  let requests = 0;
  const send = (key: string, part: Part, input: unknown) => {
    requests += 1;
    const [method, path] = key.split(' ') as [Method, string];
    const url =
      API_PREFIX + path.replace(':organizationId', organizationId).replaceAll(/:\w+/gu, 'x');
    return owner.inject({
      method,
      url,
      // Each request has its own address, because limits by address count before a body is read.
      remoteAddress: `10.1.${Math.floor(requests / 256)}.${requests % 256}`,
      ...(part === 'body'
        ? { payload: input as object }
        : { query: input as Record<string, string> }),
    });
  };

  describe('a text that cannot be stored is refused with a message beside its field', () => {
    it.each(first)('%s, %s: %s', async (key, part, path, schema) => {
      const response = await send(key, part, inputWith(schema, path));
      expect(response.statusCode).toBe(400);
      const { error } = JSON.parse(response.body) as {
        error: { message: string; fields: Record<string, string> };
      };
      expect(error.message).toMatch(/\w+ .+\.$/u);
      expect(Object.keys(error.fields)).toContain(path);
    });
  });

  it('an address with NUL in it is answered, not failed', async () => {
    const { statusCode } = await owner.inject({
      url: `${API_PREFIX}/organizations/${organizationId}%00/shows`,
    });
    expect(statusCode).toBe(404);
  });
});
