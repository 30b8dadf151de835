import { expect, it } from 'vitest';
import { Admission } from './admission';

/** Creates reads whose ends a test decides. */
function createReadings() {
  const begun: string[] = [];
  const ends = new Map<string, { readonly end: () => void; readonly fail: () => void }>();
  return {
    begun,
    end: (name: string) => ends.get(name)?.end(),
    fail: (name: string) => ends.get(name)?.fail(),
    of: (name: string) => (): Promise<string> => {
      begun.push(name);
      return new Promise((done, failed) => {
        ends.set(name, { end: () => done(name), fail: () => failed(new Error('broken')) });
      });
    },
  };
}

const names = ['a', 'b', 'c', 'd', 'e', 'f'];

it('C13: lets four in at once, the others in their order, even after a failure', async () => {
  const admission = new Admission<string>();
  const readings = createReadings();
  const admitted = names.map((name) => admission.admit(name, readings.of(name)));
  expect(readings.begun).toEqual(['a', 'b', 'c', 'd']);
  readings.end('c');
  expect(await admitted[2]).toBe('c');
  await expect.poll(() => readings.begun).toEqual(['a', 'b', 'c', 'd', 'e']);
  readings.fail('a');
  await expect(admitted[0]).rejects.toThrow('broken');
  await expect.poll(() => readings.begun).toEqual(names);
  for (const name of ['b', 'd', 'e', 'f']) readings.end(name);
  await Promise.all(admitted.slice(1));
  const later = admission.admit('g', readings.of('g'));
  expect(readings.begun).toHaveLength(7);
  readings.end('g');
  expect(await later).toBe('g');
});

it('C13: shares one read between connections that wait for the same, begun after they came', async () => {
  const admission = new Admission<string>();
  const readings = createReadings();
  const first = names.slice(0, 4).map((name) => admission.admit(name, readings.of(name)));
  const shared = [1, 2, 3].map(() => admission.admit('a', readings.of('a again')));
  expect(readings.begun).toHaveLength(4);
  readings.end('a');
  await expect.poll(() => readings.begun).toEqual([...names.slice(0, 4), 'a again']);
  readings.end('a again');
  expect(await Promise.all(shared)).toEqual(['a again', 'a again', 'a again']);
  for (const name of ['b', 'c', 'd']) readings.end(name);
  await Promise.all(first);
});

it('C13: accepts no more connections than may wait', async () => {
  const admission = new Admission<string>();
  const readings = createReadings();
  let count = 0;
  while (admission.isOpen) {
    count += 1;
    void admission.admit(String(count), readings.of(String(count)));
  }
  expect(count).toBe(5_004);
  readings.end('1');
  await expect.poll(() => admission.isOpen).toBe(true);
});
