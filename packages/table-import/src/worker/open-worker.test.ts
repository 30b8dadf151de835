import { afterEach, expect, it, vi } from 'vitest';
import { openWorker } from './open-worker';

const opened: string[] = [];
const createPolicy = vi.fn((_: string, rules: object) => rules);

/** Removes the policy that this page, or the page of an earlier file, has made. */
const forgetPolicy = () => Reflect.deleteProperty(globalThis, 'standbyTablesPolicy');

function stubBrowser(): void {
  opened.length = 0;
  forgetPolicy();
  vi.stubGlobal('trustedTypes', { createPolicy });
  vi.stubGlobal(
    'Worker',
    vi.fn(function Worker(address: string) {
      opened.push(address);
    }),
  );
  URL.createObjectURL = () => 'blob:http://localhost:3000/script';
}

afterEach(() => {
  forgetPolicy();
});

it('opens the script of its own origin under one policy of the page', () => {
  stubBrowser();
  openWorker('/assets/table-worker-Ab_1.js');
  openWorker('/remotes/table-worker-Cd.js');
  expect(opened).toEqual(['/assets/table-worker-Ab_1.js', '/remotes/table-worker-Cd.js']);
  expect(createPolicy).toHaveBeenCalledOnce();
});

it('imports the script of another origin from one of its own', () => {
  stubBrowser();
  openWorker('http://localhost:4175/assets/table-worker-Ab.js');
  expect(opened).toEqual(['blob:http://localhost:3000/script']);
});

it('refuses any other script', () => {
  stubBrowser();
  expect(() => openWorker('/assets/other.js')).toThrow('does not read tables');
});
