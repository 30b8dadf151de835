import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oscBytes, prefixedBytes, readOsc, slipBytes } from '../../testing/osc-bytes';
import { framings, PACKET_MAX_BYTES } from './framing';
import { readPacket, writePacket } from './packet';
import { createRate } from './rate';

const bytes = fc.uint8Array({ minLength: 1, maxLength: 300 }).map((array) => Buffer.from(array));
const hex = (text: string): Buffer => Buffer.from(text.replaceAll(' ', ''), 'hex');

describe.each([
  ['length', prefixedBytes],
  ['slip', slipBytes],
] as const)('the framing %s', (name, write) => {
  it('writes what others read, and reads what others write, however the stream is cut', () => {
    fc.assert(
      fc.property(
        fc.array(bytes, { maxLength: 8 }),
        fc.integer({ min: 1, max: 40 }),
        (all, cut) => {
          const stream = Buffer.concat(all.map(write));
          expect(Buffer.concat(all.map(framings[name].encode))).toEqual(stream);
          const read = framings[name].createReader();
          const packets: Buffer[] = [];
          for (let at = 0; at < stream.length; at += cut) {
            packets.push(...read(stream.subarray(at, at + cut)));
          }
          expect(packets).toEqual(all);
        },
      ),
    );
  });

  it('ends with a packet that is too large', () => {
    const read = framings[name].createReader();
    expect(() => read(write(Buffer.alloc(PACKET_MAX_BYTES + 1, 1)))).toThrow(RangeError);
  });
});

describe('a packet', () => {
  it('is the one that ETC publishes for a ping, with its length', () => {
    const published = hex('00 00 00 10 2f 65 6f 73 2f 70 69 6e 67 00 00 00 2c 00 00 00');
    expect(framings.length.encode(writePacket('/eos/ping'))).toEqual(published);
    expect(readPacket(published.subarray(4))).toEqual([{ address: '/eos/ping', values: [] }]);
  });

  it('has texts, whole numbers and others as OSC 1.0 writes them', () => {
    expect(writePacket('/cue', 'LX', 12)).toEqual(oscBytes('/cue', 'LX', 12));
    expect(writePacket('/cue', 0.5)).toEqual(oscBytes('/cue', { float: 0.5 }));
    expect(readOsc(writePacket('/é', 'ü'))).toEqual({ address: '/é', args: ['ü'] });
    expect(readPacket(oscBytes('/a', 'b', 3, { float: 0.25 }))).toEqual([
      { address: '/a', values: ['b', 3, 0.25] },
    ]);
  });

  it('may be a bundle', () => {
    const message = oscBytes('/cue', 1);
    const bundle = Buffer.concat([
      Buffer.from('#bundle\0'),
      hex('00 00 00 00 00 00 00 01'),
      prefixedBytes(message),
      prefixedBytes(message),
    ]);
    expect(readPacket(bundle)).toHaveLength(2);
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['noise', hex('ff fe 00 01 ff fe')],
    ['an address without its end', Buffer.from('/eos')],
    ['no address', oscBytes('eos/ping')],
    ['an argument that is cut', oscBytes('/cue', 'LX').subarray(0, 14)],
    ['an address that is too long', oscBytes(`/${'a'.repeat(600)}`)],
  ])('with %s becomes no message', (_, packet) => {
    expect(readPacket(packet)).toEqual([]);
  });

  it('never throws for any bytes', () => {
    fc.assert(
      fc.property(bytes, (packet) => {
        expect(readPacket(packet)).toBeInstanceOf(Array);
      }),
    );
    const nested = Array.from({ length: 2_000 }).reduce<Buffer>(
      (inner) => Buffer.concat([Buffer.from('#bundle\0'), Buffer.alloc(8), prefixedBytes(inner)]),
      oscBytes('/cue'),
    );
    expect(readPacket(nested).length).toBeLessThanOrEqual(1);
  });
});

it('the rate of a source is bounded, and refills', () => {
  let nowMs = 0;
  const mayRead = createRate(() => nowMs, { perSecond: 10, burst: 3 });
  expect([mayRead(), mayRead(), mayRead(), mayRead()]).toEqual([true, true, true, false]);
  nowMs = 100;
  expect([mayRead(), mayRead()]).toEqual([true, false]);
});
