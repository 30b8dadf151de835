import { connect, createServer, type Socket } from 'node:net';
import { listeningPort } from '@standby/hosting/port';

/**
 * A proxy to a port of this machine that cuts the connection during a transfer. After that it
 * passes nothing.
 */
interface CuttingProxy {
  readonly port: number;
  readonly isCut: () => boolean;
  readonly stop: () => Promise<void>;
}

/** @param isTime whether to cut now; called before each chunk with the number of passed bytes */
export async function startCuttingProxy(
  target: number,
  isTime: (bytes: number) => boolean,
): Promise<CuttingProxy> {
  const sockets = new Set<Socket>();
  let bytes = 0;
  let isCut = false;
  const cut = (): void => sockets.forEach((socket) => socket.destroy());
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
      socket.on('error', cut);
    }
    far.pipe(near);
    near.on('end', () => far.end());
    near.on('data', (chunk: Buffer) => {
      isCut ||= isTime(bytes);
      bytes += chunk.length;
      if (isCut) cut();
      else far.write(chunk);
    });
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  return {
    port: listeningPort(server),
    isCut: () => isCut,
    stop: () =>
      new Promise((done) => {
        cut();
        server.close(() => done());
      }),
  };
}
