import { Agent, request } from 'node:http';
import { FLOOD_MAX_MS, type RequestFlood } from './flood.ts';
import { readyRequest, type ReadyRequest } from './flood-request.ts';
import type { Tally } from './tally.ts';

function ask(
  origin: string,
  { method, path, headers, body }: ReadyRequest,
  agent: Agent,
): Promise<string> {
  return new Promise((done) => {
    const sent = request(`${origin}${path}`, { agent, method, headers }, (response) => {
      response.resume();
      response.on('error', () => done('closed'));
      response.on('end', () => done(String(response.statusCode)));
      // A stream of events would not end.
      if (response.headers['content-type']?.startsWith('text/event-stream')) response.destroy();
    });
    sent.on('error', () => done('closed'));
    sent.end(body);
  });
}

/** Sends requests, the next one of each connection as soon as it has its answer. */
export async function sendRequests(flood: RequestFlood, tally: Tally): Promise<void> {
  const { origin, count, atOnce } = flood;
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const endMs = performance.now() + FLOOD_MAX_MS;
  let next = 0;
  async function connection(): Promise<void> {
    while (next < count && performance.now() < endMs) {
      const number = next;
      next += 1;
      tally.add(await ask(origin, readyRequest(flood, number), agent));
    }
  }
  await Promise.all(Array.from({ length: atOnce }, connection));
  agent.destroy();
}
