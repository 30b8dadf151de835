/** Serves one route with a bare Fastify, to measure the cost of HTTP and the framework. Usage: bare-server.ts <file> */
import { readFileSync } from 'node:fs';
import fastify from 'fastify';

const body = readFileSync(process.argv[2] ?? '', 'utf8');
const app = fastify();
app.get('/', async (_request, reply) => reply.type('application/json').send(body));
app.post('/', async (_request, reply) => reply.type('application/json').send(body));
process.stdout.write(await app.listen({ port: 0, host: '127.0.0.1' }));
