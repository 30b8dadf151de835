import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to a port of this machine that is cut once so many bytes went towards it; from then on it is closed. */
export interface CuttingProxy {
  readonly port: number;
  readonly isCut: () => boolean;
  readonly stop: () => Promise<void>;
}

export async function startCuttingProxy(target: number, bytes: number): Promise<CuttingProxy> {
  const sockets = new Set<Socket>();
  let left = bytes;
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
      far.write(chunk.subarray(0, Math.max(0, left)));
      left -= chunk.length;
      if (left <= 0) cut();
    });
    if (left <= 0) cut();
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  return {
    port: (server.address() as AddressInfo).port,
    isCut: () => left <= 0,
    stop: () =>
      new Promise((done) => {
        cut();
        server.close(() => done());
      }),
  };
}
