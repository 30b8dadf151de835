import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { listeningPort } from '@standby/hosting/port';

/**
 * Part of the traffic that the network loses:
 * - `nothing`: everything passes;
 * - `everything`: nothing passes, as when a cable is pulled. The sides do not notice, and the data arrive once the cable is back;
 * - `events`: only events are lost, as by a faulty proxy. Beats and answers about the time pass.
 */
type Loss = 'nothing' | 'everything' | 'events';

const EVENTS = /^\{"kind":"(?:events|log)"/u;
const UPGRADED = 'HTTP/1.1 101';
const HEAD_END = '\r\n\r\n';
const LENGTH_BITS = 0x7f;

/** Splits what a server sends over a WebSocket into frames, which are neither masked nor compressed. */
class FrameReader {
  #rest = Buffer.alloc(0);

  /** @returns the frames that are complete, each with the text in it */
  read(data: Buffer): { frame: Buffer; text: string }[] {
    this.#rest = Buffer.concat([this.#rest, data]);
    const frames = [];
    for (let size = this.#measure(); size !== undefined; size = this.#measure()) {
      const frame = this.#rest.subarray(0, size.head + size.body);
      this.#rest = this.#rest.subarray(frame.length);
      frames.push({ frame, text: frame.subarray(size.head).toString() });
    }
    return frames;
  }

  /** Measures the first frame; undefined while a part of it is missing. RFC 6455, 5.2. */
  #measure(): { head: number; body: number } | undefined {
    const rest = this.#rest;
    const short = rest.length < 2 ? 0 : rest.readUInt8(1) & LENGTH_BITS;
    const head = { 126: 4, 127: 10 }[short] ?? 2;
    if (rest.length < head) return undefined;
    const long = short === 126 ? rest.readUInt16BE(2) : undefined;
    const body = short === 127 ? Number(rest.readBigUInt64BE(2)) : (long ?? short);
    return rest.length < head + body ? undefined : { head, body };
  }
}

/** A network between browsers and a server that loses traffic on demand. */
interface LosingNetwork {
  readonly origin: string;
  readonly lose: (loss: Loss) => void;
  readonly close: () => Promise<void>;
}

export async function startLosingNetwork(serverPort: number): Promise<LosingNetwork> {
  let loses: Loss = 'nothing';
  const sockets = new Set<Socket>();
  const server = createServer((browser) => {
    const upstream = connect(serverPort);
    let frames: FrameReader | undefined;
    for (const [socket, other] of [
      [browser, upstream],
      [upstream, browser],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    browser.on('data', (data) => upstream.write(data));
    upstream.on('data', (data) => {
      if (frames === undefined && !data.subarray(0, UPGRADED.length).equals(Buffer.from(UPGRADED)))
        return browser.write(data);
      const headEnd = frames ? 0 : data.indexOf(HEAD_END) + HEAD_END.length;
      browser.write(data.subarray(0, headEnd));
      frames ??= new FrameReader();
      for (const { frame, text } of frames.read(data.subarray(headEnd))) {
        if (loses !== 'events' || !EVENTS.test(text)) browser.write(frame);
      }
    });
    if (loses === 'everything') for (const socket of [browser, upstream]) socket.pause();
  });
  server.listen(0);
  await once(server, 'listening');
  return {
    origin: `http://localhost:${listeningPort(server)}`,
    lose: (loss) => {
      loses = loss;
      for (const socket of sockets) {
        if (loses === 'everything') socket.pause();
        else socket.resume();
      }
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
