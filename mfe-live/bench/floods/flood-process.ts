/** Sends one flood, and reports how it was answered. */
import type { FloodAnswer, FloodOrder } from './flood.ts';
import { sendActs } from './send-acts.ts';
import { sendPipelined } from './send-pipelined.ts';
import { sendRequests } from './send-requests.ts';
import { Tally } from './tally.ts';

function send(order: FloodOrder, tally: Tally): Promise<void> {
  if (order.kind === 'acts') return sendActs(order, tally);
  return order.kind === 'requests' ? sendRequests(order, tally) : sendPipelined(order, tally);
}

process.on('message', (order: FloodOrder) => {
  const tally = new Tally();
  const startedAtMs = performance.now();
  void send(order, tally).then(() => {
    const answer: FloodAnswer = {
      tookMs: performance.now() - startedAtMs,
      answers: tally.answers(),
    };
    process.send?.(answer);
  });
});
process.send?.('ready');
