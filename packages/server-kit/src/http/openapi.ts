import { toJsonSchema } from '@valibot/to-json-schema';
import { permissionTable, roleLabels } from '@standby/contracts';
import type * as v from 'valibot';
import { API_PREFIX } from './handle-routes.ts';
import type { Access, RouteContract, RouteTable } from '@standby/api-client/route-contract';

/** Returns the JSON Schema; it omits checks that JSON Schema cannot express. */
export const jsonSchemaOf = (schema: v.GenericSchema, typeMode: 'input' | 'output'): object => {
  const { $schema: _, ...rest } = toJsonSchema(schema, { errorMode: 'ignore', typeMode });
  return rest;
};

function accessText(access: Access): string {
  if (access === 'everybody') return 'Open to everyone.';
  if (access === 'signed-in') return 'Needs a session.';
  const roles = permissionTable[access].map((role) => roleLabels[role]);
  return `Needs the permission \`${access}\` in the organization: ${roles.join(', ')}.`;
}

const parameter = (place: 'path' | 'query', name: string, schema: object, required: boolean) => ({
  in: place,
  name,
  required,
  schema,
});

function queryParameters(query: v.GenericSchema | undefined): object[] {
  if (!query) return [];
  const { properties = {}, required = [] } = jsonSchemaOf(query, 'input') as {
    properties?: Record<string, object>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) =>
    parameter('query', name, schema, required.includes(name)),
  );
}

const json = (schema: object): object => ({ 'application/json': { schema } });

function operationOf(path: string, contract: RouteContract): object {
  const { summary, access, query, body, response, isForPrograms = false } = contract;
  const { status = response ? 200 : 204 } = contract;
  const names = [...path.matchAll(/:(\w+)/gu)].map(([, name = '']) => name);
  return {
    summary,
    description: isForPrograms ? 'Needs the token of a program.' : accessText(access),
    ...(access === 'everybody' ? { security: isForPrograms ? [{ program: [] }] : [] } : {}),
    parameters: [
      ...names.map((name) => parameter('path', name, { type: 'string' }, true)),
      ...queryParameters(query),
    ],
    ...(body
      ? { requestBody: { required: true, content: json(jsonSchemaOf(body, 'input')) } }
      : {}),
    responses: {
      [status]: {
        description: 'Done.',
        ...(response ? { content: json(jsonSchemaOf(response, 'output')) } : {}),
      },
      default: {
        description: 'Refused, with words for a person.',
        content: json({ $ref: '#/components/schemas/Error' }),
      },
    },
  };
}

const errorSchema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message'],
      properties: {
        code: { type: 'string', description: 'Names the reason for a program.' },
        message: { type: 'string', description: 'Words for a person.' },
        id: { type: 'string', description: 'Of an unexpected error: its id in the log.' },
        fields: { type: 'object', additionalProperties: { type: 'string' } },
        details: { type: 'object', description: 'What else a program needs of the refusal.' },
      },
    },
  },
};

/** Returns the API's description in OpenAPI 3.1, generated from the routes' schemas. */
export function openApiDocument(tables: readonly RouteTable[], cookieName: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [key, contract] of tables.flatMap((table) => Object.entries(table))) {
    if (!contract) continue;
    const [method = '', path = ''] = key.split(' ');
    const address = API_PREFIX + path.replaceAll(/:(\w+)/gu, '{$1}');
    paths[address] = {
      ...paths[address],
      [method.toLowerCase()]: operationOf(path, contract),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Standby',
      version: '1',
      description:
        'Requests that change something carry the Origin header of the page that they come from. ' +
        'The Date header of each answer has the time that its moments are compared with.',
    },
    security: [{ session: [] }],
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: cookieName },
        program: { type: 'http', scheme: 'bearer' },
      },
      schemas: { Error: errorSchema },
    },
  };
}
