import { connect } from 'node:net';
import { FLOOD_MAX_MS, type PipelinedFlood } from './flood.ts';
import { readyRequest } from './flood-request.ts';
import type { Tally } from './tally.ts';

const STATUS = /HTTP\/1\.1 (\d{3})/gu;

/** Writes texts on one connection without waiting, and counts the answers until the server closes it. */
function pipeline(origin: string, texts: readonly string[], tally: Tally): Promise<void> {
  const { hostname, port } = new URL(origin);
  return new Promise((done) => {
    let answered = 0;
    const socket = connect(Number(port), hostname, () => socket.write(texts.join('')));
    socket.on('data', (data: Buffer) => {
      for (const [, status = ''] of data.toString('latin1').matchAll(STATUS)) {
        answered += 1;
        tally.add(status);
      }
      if (answered >= texts.length) socket.destroy();
    });
    const end = setTimeout(() => socket.destroy(), FLOOD_MAX_MS);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      clearTimeout(end);
      if (answered < texts.length) tally.add('closed', texts.length - answered);
      done();
    });
  });
}

/** Sends requests over many connections, each its share at once. */
export async function sendPipelined(flood: PipelinedFlood, tally: Tally): Promise<void> {
  const { origin, count, connections } = flood;
  const texts = Array.from({ length: count }, (_, number) => {
    const { method, path, headers, body } = readyRequest(flood, number);
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    return `${[`${method} ${path} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n${body}`;
  });
  const share = Math.ceil(count / connections);
  await Promise.all(
    Array.from({ length: connections }, (_, place) =>
      pipeline(origin, texts.slice(place * share, (place + 1) * share), tally),
    ),
  );
}
