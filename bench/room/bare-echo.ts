/**
 * A WebSocket server that passes each message on to all, which is the least that a call through a
 * server takes. Its page paints the message.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';
import { listeningPort } from '@standby/hosting/port';

const PAGE = `<!doctype html><title>Echo</title><link rel="icon" href="data:,"><p data-kind="">-</p><script>
const [shown] = document.getElementsByTagName('p');
const socket = new WebSocket('ws://' + location.host);
socket.addEventListener('message', ({ data }) => {
  shown.textContent = data;
  shown.dataset.kind = data;
});
</script>`;

const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE);
});
const sockets = new WebSocketServer({ server, perMessageDeflate: false });
sockets.on('connection', (socket) =>
  socket.on('message', (data: Buffer) => {
    for (const one of sockets.clients) one.send(data.toString());
  }),
);
server.listen(0, 'localhost');
await once(server, 'listening');
process.stdout.write(`http://localhost:${listeningPort(server)}\n`);
