import { expect, it } from 'vitest';
import { createReporter, type Attributes } from './send-reports';

const origin = (): string => window.location.origin;

const infos = () => ({
  venue: {
    entry: `${origin()}/remotes/venue/1.1.0-3f9c2a1b/remoteEntry.js`,
    version: '1.1.0',
    isPreloaded: true,
  },
  live: { entry: 'http://localhost:4175/remoteEntry.js' },
});

function start(path: string) {
  window.history.replaceState(null, '', path);
  const sent: Attributes[] = [];
  return { sent, reporter: createReporter((attributes) => sent.push(attributes)) };
}

const failure = (error: unknown) => ({
  remote: 'venue',
  version: '1.1.0',
  route: '/rooms',
  shared: { react: '19.3.1' },
  error,
});

const LOAD = {
  'event.name': 'standby.remote.load',
  'service.name': 'mfe-venue',
  'service.version': '1.1.0',
  'standby.remote': 'venue',
  'standby.release': '1.1.0-3f9c2a1b',
  'url.template': '/rooms',
  'standby.preloaded': 'true',
};
const { 'standby.preloaded': _preloaded, ...RELEASE } = LOAD;

it('reports each release that a page loads once, and none of a dev server', () => {
  const { sent, reporter } = start('/rooms');
  reporter.reportLoads(infos());
  reporter.reportLoads(infos());
  expect(sent).toEqual([LOAD]);
});

it('names the release of a retry, whose address is spelled in another way', () => {
  const { sent, reporter } = start('/rooms');
  const entry = `${origin()}/remotes/venue/1.1.0-3f9c2a1%62/remoteEntry.js`;
  reporter.reportLoads({ venue: { ...infos().venue, entry } });
  expect(sent).toEqual([LOAD]);
});

it('reports the first error of a remote alone, after its load', () => {
  const { sent, reporter } = start('/rooms');
  const error = Object.assign(new TypeError('the set fell over'), {
    stack: `TypeError: the set fell over\n    at run (${origin()}/remotes/venue/a.js:1:7)`,
  });
  reporter.reportError(failure(error), infos());
  reporter.reportError(failure(new Error('again')), infos());
  expect(sent).toEqual([
    LOAD,
    {
      ...RELEASE,
      'event.name': 'exception',
      'standby.shared': 'react@19.3.1',
      'exception.type': 'TypeError',
      'exception.message': 'the set fell over',
      'exception.stacktrace': `    at run (${origin()}/remotes/venue/a.js:1:7)`,
    },
  ]);
});

it('sends neither texts nor addresses that a person may have written', () => {
  const { sent, reporter } = start('/rooms/7f3a/edit?name=Mira');
  reporter.reportError(failure(new Error('no room "Mira\'s" for mira@example.com, 2026')), infos());
  expect(sent.at(-1)).toMatchObject({
    'url.template': '/rooms',
    'exception.message': 'no room … for … …',
  });
  expect(JSON.stringify(sent)).not.toMatch(/mira|7f3a/iu);
});

it('reports once how the page felt, for the remote that it was opened with', () => {
  const { sent, reporter } = start('/dashboard');
  const vitals = {
    pathname: '/rooms/7f3a',
    ratings: { LCP: 'good', INP: 'poor' },
    longTasks: 3,
  } as const;
  reporter.reportVitals(vitals, infos());
  reporter.reportVitals({ ...vitals, longTasks: 9 }, infos());
  expect(sent.map((attributes) => attributes['event.name'])).toEqual([
    'standby.remote.load',
    'standby.page.vitals',
  ]);
  expect(sent.at(-1)).toMatchObject({
    'standby.remote': 'venue',
    'standby.release': '1.1.0-3f9c2a1b',
    'web_vital.lcp': 'good',
    'web_vital.inp': 'poor',
    'standby.long_tasks': '3',
  });
});
