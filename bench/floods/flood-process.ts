/** Sends one flood, and reports its answers. */
import type { FloodAnswer, FloodOrder } from './flood.ts';
import { sendActs } from './send-acts.ts';
import { sendPipelined } from './send-pipelined.ts';
import { sendRequests } from './send-requests.ts';
import { Tally } from './tally.ts';

function send(order: FloodOrder, tally: Tally): Promise<void> {
  if (order.kind === 'acts') return sendActs(order, tally);
  return order.kind === 'requests' ? sendRequests(order, tally) : sendPipelined(order, tally);
}

async function flood(order: FloodOrder): Promise<FloodAnswer> {
  const tally = new Tally();
  const startedAtMs = performance.now();
  await send(order, tally);
  return { tookMs: performance.now() - startedAtMs, answers: tally.answers() };
}

process.on('message', (order: FloodOrder) => {
  void flood(order).then((answer) => process.send?.(answer));
});
process.send?.('ready');
