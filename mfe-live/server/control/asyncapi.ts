import {
  CONTROL_PATH,
  CONTROL_SUBPROTOCOL,
  controlEventSchema,
  controlQuerySchema,
  controlRequestSchema,
} from '@standby/api-client/control';
import { jsonSchemaOf } from '@standby/server-kit/http/openapi';

/** Returns one message for each kind of a variant. A prefix keeps the kind `time`, which both sides send, apart. */
function messagesOf(
  { options }: typeof controlRequestSchema | typeof controlEventSchema,
  prefix: string,
): Record<string, object> {
  return Object.fromEntries(
    options.map((option) => [
      prefix + option.entries.kind.literal,
      { payload: jsonSchemaOf(option, 'input') },
    ]),
  );
}

const operation = (action: 'send' | 'receive', summary: string, names: readonly string[]) => ({
  action,
  summary,
  channel: { $ref: '#/channels/control' },
  messages: names.map((name) => ({ $ref: `#/channels/control/messages/${name}` })),
});

/** Describes the WebSocket of programs in AsyncAPI 3.0, generated from its schemas. */
export function asyncApiDocument(origin: string): Record<string, unknown> {
  const requests = messagesOf(controlRequestSchema, 'request-');
  const events = messagesOf(controlEventSchema, 'event-');
  const { host, protocol } = new URL(origin);
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Standby, for programs',
      version: '1',
      description:
        'A program connects with its token in the header Authorization, and with the server’s own Origin.',
    },
    servers: {
      standby: {
        host,
        protocol: protocol === 'https:' ? 'wss' : 'ws',
        security: [{ type: 'http', scheme: 'bearer' }],
      },
    },
    channels: {
      control: {
        address: CONTROL_PATH,
        description:
          `Subprotocol ${CONTROL_SUBPROTOCOL}. The query names the room by its show; ` +
          'a program with one show may leave it out.',
        bindings: { ws: { query: jsonSchemaOf(controlQuerySchema, 'input') } },
        messages: { ...requests, ...events },
      },
    },
    operations: {
      receiveRequests: operation('receive', 'What a program sends.', Object.keys(requests)),
      sendEvents: operation('send', 'What the server sends.', Object.keys(events)),
    },
  };
}
