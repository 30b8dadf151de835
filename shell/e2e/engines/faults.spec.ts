import { expectHeading, expectText, expectThere } from './expectations.ts';
import type { Fault } from './journey-host.ts';
import { expect, test } from './test.ts';

/** What the shell itself tells the team of a remote that did not load. */
const OWN_REPORT = /^error: \[mfe-venue@/u;

const faults: readonly {
  readonly what: string;
  readonly fault: Fault;
  readonly path: RegExp;
  readonly says: RegExp;
}[] = [
  {
    what: 'an entry that has gone',
    fault: 'gone',
    path: /\/venue\/remoteEntry\.js/u,
    says: /Its server does not answer/u,
  },
  {
    what: 'an altered entry',
    fault: 'altered',
    path: /\/venue\/remoteEntry\.js/u,
    says: /not what was released, so it was not run/u,
  },
  {
    what: 'altered parts, all but the entry',
    fault: 'altered',
    path: /\/venue\/assets\//u,
    says: /did not arrive as it was built/u,
  },
  {
    what: 'a part that has gone',
    fault: 'gone',
    path: /\/venue\/assets\/room-form/u,
    says: /did not arrive as it was built/u,
  },
];

for (const { what, fault, path, says } of faults) {
  test(`${what}: nothing of it runs, the rest goes on, and one Retry brings the screen back`, async ({
    host,
    window,
  }) => {
    host.allow(OWN_REPORT);
    const restore = host.inject(fault, path);
    await window.goto('/create-room');
    await expectHeading(window, 'Venue did not load');
    await expectText(window, 'main', says);
    expect(await window.evaluate('return window.hasRun ?? false')).toBe(false);
    await window.click('link', 'Presentations');
    await expectHeading(window, /^Shows/u);
    await window.back();
    await expectHeading(window, 'Venue did not load');

    restore();
    await window.click('button', 'Retry');
    await expectHeading(window, 'Create room');
    await expectThere(window, 'button', 'Create room');
    expect(await window.evaluate('return window.hasRun ?? false')).toBe(false);
  });
}
