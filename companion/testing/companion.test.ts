import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { validateManifest } from '@companion-module/base';
import { stateOf } from '@standby/room-engine/log/event-log';
import { onDatabase } from 'server/testing/databases';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addShow,
  type LiveServer,
  startLiveServer,
} from '../../mfe-live/server/testing/live-server.ts';
import { type LiveWindows, openLiveWindows } from '../../mfe-live/server/testing/live-windows.ts';
import { programsOf } from '../../mfe-live/server/testing/programs.ts';
import { buildModule } from '../build';
import { CompanionHost } from './companion-host';

const called = (id: string, number: string) =>
  ({
    id,
    department: 'LX',
    number,
    trigger: { kind: 'called' },
    label: `State ${number}`,
  }) as const;

onDatabase((database) => {
  let built: { folder: string; file: string };
  let into: string;
  let live: LiveServer;
  let windows: LiveWindows;
  const hosts: CompanionHost[] = [];
  beforeAll(async () => {
    into = mkdtempSync(join(tmpdir(), 'standby-companion-'));
    built = await buildModule(into);
  });
  afterAll(() => rmSync(into, { recursive: true, force: true }));
  beforeEach(async () => {
    live = await startLiveServer(database());
    windows = await openLiveWindows(live);
  });
  afterEach(async () => {
    for (const host of hosts.splice(0)) host.stop();
    await windows.close();
    await live.close();
  });

  function run(folder = built.folder): CompanionHost {
    const host = new CompanionHost(folder);
    hosts.push(host);
    return host;
  }

  /** The module in Companion, paired with a code, in the room of a show. */
  async function open(scope: 'read' | 'control' | 'call', folder = built.folder) {
    const programs = programsOf(windows.company);
    const host = run(folder);
    await host.init({ server: live.origin, code: await programs.code() }, {});
    await host.until(() => host.status?.status === 'unknown_warning');
    await programs.assign(programs.give(scope));
    await host.until(() => host.status?.status === 'ok');
    return { host, programs, desk: await windows.desk() };
  }

  describe('the Companion module', () => {
    it('is a file that Companion imports, with a manifest that it accepts', async () => {
      const listed = execFileSync('tar', ['-tzf', built.file], { encoding: 'utf8' }).split('\n');
      expect(listed[0]).toBe('pkg/');
      expect(listed).toContain('pkg/companion/manifest.json');
      const manifest: unknown = JSON.parse(
        readFileSync(join(built.folder, 'companion/manifest.json'), 'utf8'),
      );
      expect(() =>
        validateManifest(manifest as Parameters<typeof validateManifest>[0], false),
      ).not.toThrow();
      const folder = join(into, 'imported');
      execFileSync('mkdir', [folder]);
      execFileSync('tar', ['-xzf', built.file, '-C', folder, '--strip-components=1']);
      await open('read', folder);
    });

    it('is paired with a code, keeps its token, and says that it is there', async () => {
      const { host, programs } = await open('read');
      const { config, secrets } = host.saved ?? {};
      expect(config).toMatchObject({ server: live.origin, code: '' });
      const { token } = secrets as { token: string };
      const again = run();
      await again.init({ server: live.origin, code: '' }, { token });
      await again.until(() => again.status?.status === 'ok');
      await programs.remove();
      await again.until(() => again.status?.status === 'authentication_failure');
      await again.configure({ server: 'nowhere', code: '' }, { token });
      await again.until(() => again.status?.status === 'bad_config');
    });

    it('has the room in variables and feedbacks', async () => {
      const { host, desk } = await open('read');
      await host.watchFeedbacks();
      await host.until(() => host.variables.get('timer') === 'Timer 1');
      expect(host.variables.get('timer_remaining')).toBe('10:00');
      await host.until(() => host.feedbacks.get('running') === false);
      desk.sendEvents(desk.write({ type: 'play', timerId: 'timer-1' }));
      await host.until(() => host.variables.get('timer_remaining') === '9:59');
      expect(host.variables.get('timer_stage')).toBe('running');
      await host.until(() => host.feedbacks.get('running') === true);
      desk.sendEvents(desk.write({ type: 'blackout', isOn: true }));
      await host.until(() => host.feedbacks.get('blackout') === true);
      expect(host.variables.get('blackout')).toBe(true);
    });

    it('has an action and feedbacks that exist behind each preset', async () => {
      const host = run();
      await host.init({ server: '', code: '' }, {});
      const actions = new Set(host.actions.map(({ id }) => id));
      const feedbacks = new Set(host.feedbackDefinitions.map(({ id }) => id));
      const text = JSON.stringify(host.presets);
      const variables = [...text.matchAll(/\$\(standby:(\w+)\)/gu)].map(([, id]) => id ?? '');
      expect(variables.filter((id) => !host.variables.has(id))).toEqual([]);
      for (const preset of host.presets) {
        if (preset.type !== 'button') continue;
        const pressed = preset.steps.flatMap(({ down }) => down.map(({ actionId }) => actionId));
        expect(pressed.filter((id) => !actions.has(id))).toEqual([]);
        const shown = preset.feedbacks.map(({ feedbackId }) => feedbackId);
        expect(shown.filter((id) => !feedbacks.has(id))).toEqual([]);
      }
      expect(host.presets.length).toBeGreaterThan(10);
    });

    it('acts on timers, screens and messages, and logs what the room refuses', async () => {
      const { host, desk } = await open('control');
      await host.press('toggle', { timer: 'on-air' });
      await host.press('adjust', { timer: 'on-air', seconds: -60 });
      await host.press('blackout', { mode: 'toggle' });
      await host.until(() => host.variables.get('blackout') === true);
      await host.press('blackout', { mode: 'toggle' });
      await host.press('message', { text: 'Beginners' });
      await host.press('start', { timer: 'on-air' });
      await host.press('go');
      await desk.until(() => stateOf(desk.log).messages.length === 1);
      await host.until(() => host.variables.get('message') === 'Beginners');
      expect(stateOf(desk.log)).toMatchObject({
        isBlackout: false,
        timers: [{ adjustedMs: -60_000, run: { phase: 'running' } }, {}, {}],
      });
      expect(host.log.filter((line) => line.startsWith('warn'))).toEqual([
        'warn: This timer is already running.',
        'warn: This token may not do this. Give it more on the Devices screen, under Control.',
      ]);
    });

    it('gives standby and GO for the cues that its buttons show', async () => {
      const { host, desk } = await open('call');
      const cues = [called('lx12', '12'), called('lx13', '13')];
      desk.sendEvents(
        desk.write({ type: 'add-cues', cues, beforeCueId: null }),
        desk.write({ type: 'take-book', callerId: desk.by, name: 'Noor' }),
      );
      await host.until(() => host.variables.get('next_cues') === 'LX 12');
      await host.press('standby');
      await host.until(() => host.variables.get('standby') === true);
      await host.press('go');
      await host.until(() => host.variables.get('last_cues') === 'LX 12');
      expect(host.variables.get('next_cues')).toBe('LX 13');
      expect(host.log.filter((line) => line.startsWith('warn'))).toEqual([]);
    });

    it('chooses among the shows of the organization, and acts in the chosen room alone', async () => {
      const { owner, organizationId, showId: hamlet } = windows.company;
      const lear = await addShow(owner, organizationId, `lear-${hamlet}`);
      const { host, programs, desk } = await open('call');
      const others = windows.connect({ company: { ...windows.company, showId: lear } });
      await others.hello('controller');
      for (const book of [desk, others]) {
        const callerId = book.by;
        book.sendEvents(
          book.write({ type: 'add-cues', cues: [called('lx12', '12')], beforeCueId: null }),
          book.write({ type: 'take-book', callerId, name: 'Noor' }),
          book.write({ type: 'stand-by-cues', callerId, cueIds: ['lx12'] }),
        );
        await book.acknowledged();
      }
      await programs.assign(programs.giveEveryShow('call'));
      await host.until(() => host.status?.status === 'unknown_warning');
      const choices = () => JSON.stringify(host.actions.find(({ id }) => id === 'enter')?.options);
      await host.until(() => choices().includes(lear) && choices().includes(hamlet));
      await host.press('enter', { show: hamlet });
      await host.until(() => host.variables.get('show_id') === hamlet);
      expect(host.saved?.config).toMatchObject({ show: hamlet });
      // A press for the first room, while the program goes to the other one.
      await Promise.all([host.press('go'), host.press('enter', { show: lear }), host.press('go')]);
      await host.until(() => host.variables.get('show_id') === lear);
      expect(host.variables.get('last_cues')).toBe('');
      expect(stateOf(others.log).calling?.lastGoAtMs).toBeUndefined();
      await host.press('go');
      await host.until(() => host.variables.get('last_cues') === 'LX 12');
    });

    it('shows nothing while the server is gone, sends nothing later, and comes back', async () => {
      const { host, desk } = await open('control');
      await host.until(() => host.variables.get('show') !== '');
      const { token } = (host.saved ?? {}).secrets as { token: string };
      await live.close();
      await host.until(() => host.status?.status === 'connecting');
      await host.until(() => host.variables.get('show') === '');
      await host.press('flash');
      expect(host.log.at(-1)).toBe('warn: There is no connection to the room.');
      expect(stateOf(desk.log).flash).toBeNull();
      live = await startLiveServer(database());
      await host.configure({ server: live.origin, code: '' }, { token });
      await host.until(() => host.status?.status === 'ok');
      expect(stateOf(desk.log).flash).toBeNull();
    });
  });
});
