import { resolve } from 'node:path';
import type { ConfigEnv, UserConfig } from 'vite';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BUILD_TARGET } from '../../../browser-floor.ts';
import { ROOT } from '@standby/hosting/root';
import { standbyRemote, type StandbyRemote } from './index.ts';
import { remoteSettings } from './remote-settings.ts';

const tickets: StandbyRemote = { name: 'tickets', paths: ['/tickets'] };

/** A package with the libraries of a remote. */
const FOLDER = resolve(ROOT, 'mfe-venue');

describe('standbyRemote refuses', () => {
  it.each(['', 'Tickets', 'box-office', '2tickets', 'box office', 'tickets/', 'tickets\n'])(
    'the name %j',
    (name) => {
      expect(() => standbyRemote({ ...tickets, name })).toThrow(
        new RangeError(`"${name}" is not a name of a remote: small letters and digits`),
      );
    },
  );

  it('a remote without paths', () => {
    expect(() => standbyRemote({ ...tickets, paths: [] })).toThrow(
      new RangeError('tickets owns no path: list one in `paths`'),
    );
  });

  it.each([
    '',
    'tickets',
    '/tickets/',
    '//tickets',
    '/tickets//sold',
    '/tickets?sold',
    '/tickets#sold',
    '/box office',
    'https://standby.example/tickets',
  ])('the path %j, also among others', (path) => {
    expect(() => standbyRemote({ ...tickets, paths: ['/tickets', path] })).toThrow(
      new RangeError(`"${path}" is not a path prefix, such as /tickets`),
    );
  });

  it.each([0, -1, 65_536, 41.79, Number.NaN])('the port %d', (port) => {
    expect(() => standbyRemote({ ...tickets, port })).toThrow(
      new RangeError(`${port} is not a port: it must be a whole number from 1 to 65535`),
    );
  });

  it('no valid name, path or port', () => {
    const paths = ['/', '/tickets', '/tickets/sold-out', '/saison/über'];
    expect(() => standbyRemote({ name: 'box2', paths, port: 65_535 })).not.toThrow();
  });
});

describe('the place of a remote in the product', () => {
  it('has a default title, layout and port', () => {
    expect(remoteSettings(tickets, FOLDER)).toMatchObject({
      name: 'tickets',
      folder: FOLDER,
      port: 4179,
      componentIds: { folder: FOLDER, prefix: 'tickets/' },
    });
    expect(remoteSettings(tickets, FOLDER).place).toEqual({
      title: 'Tickets',
      paths: ['/tickets'],
      layout: 'app',
    });
  });

  it('has the declared values', () => {
    const place = {
      title: 'Box office',
      paths: ['/tickets', '/prices'],
      layout: 'public',
      appPaths: ['/tickets'],
      fullscreen: ['/tickets/:id/scan'],
      navigation: [{ label: 'Tickets', path: '/tickets' }],
    } as const;
    const settings = remoteSettings({ name: 'tickets', port: 4999, ...place }, FOLDER);
    expect(settings.place).toEqual(place);
    expect(settings.port).toBe(4999);
  });
});

interface Named {
  readonly name: string;
}

/** Returns the names of the plugins, which Vite accepts in nested lists. */
function pluginNames({ plugins = [] }: UserConfig): string[] {
  const isPlugin = (plugin: unknown): plugin is Named =>
    typeof plugin === 'object' && plugin !== null && 'name' in plugin;
  const nested: readonly unknown[] = plugins;
  return nested
    .flat(2)
    .filter(isPlugin)
    .map(({ name }) => name);
}

describe('the config', () => {
  const build: ConfigEnv = { command: 'build', mode: 'production' };
  const standalone: ConfigEnv = { command: 'build', mode: 'standalone' };
  const serve: ConfigEnv = { command: 'serve', mode: 'development' };
  const preview: ConfigEnv = { command: 'serve', mode: 'production', isPreview: true };

  const configFor = (env: ConfigEnv, remote = tickets): UserConfig => standbyRemote(remote)(env);

  beforeEach(() => {
    vi.stubEnv('STANDBY_REMOTE_PORT', undefined);
    vi.spyOn(process, 'cwd').mockReturnValue(FOLDER);
  });

  it('gives the dev server one port, open to the pages of the shell', () => {
    const { server, publicDir, ...config } = configFor(serve);
    expect(server).toEqual({
      port: 4179,
      strictPort: true,
      cors: true,
      origin: 'http://localhost:4179',
    });
    expect(publicDir).toBe(resolve(ROOT, 'shared-ui/public'));
    // The federation plugin disables itself under Vitest.
    expect(pluginNames(config)).toEqual(
      expect.arrayContaining(['vite:react-refresh', 'standby:complete-writes', 'standby:contract']),
    );
  });

  it('makes the dev server bundle the libraries in advance, but not the design system', () => {
    const { include, exclude } = configFor(serve).optimizeDeps ?? {};
    expect(include).toContain('valibot');
    expect(include).not.toContain('react');
    // A library of the package itself is bundled once, even if the design system has it too.
    expect(include).toContain('lucide-react');
    expect(include).not.toContain('@standby/shared-ui > lucide-react');
    expect(include).toContain('@standby/shared-ui > @base-ui/react');
    expect(exclude).toEqual([
      '@standby/collections',
      '@standby/contracts',
      '@standby/forms',
      '@standby/live-room',
      '@standby/shared-ui',
      '@standby/storage',
      '@standby/table-import',
      '@standby/testing',
    ]);
  });

  it('makes the build write an entry that runs from any address, with contract and hashes', () => {
    const { base, publicDir, build: output, ...config } = configFor(build);
    expect({ base, publicDir }).toEqual({ base: './', publicDir: false });
    expect(output).toMatchObject({
      target: BUILD_TARGET,
      rolldownOptions: { output: { entryFileNames: 'remoteEntry.js' } },
    });
    // The output goes to Vite's default folder, `dist`.
    expect(output).not.toHaveProperty('outDir');
    expect(pluginNames(config)).toEqual(
      expect.arrayContaining([
        'standby:container',
        'standby:contract',
        'standby:component-ids',
        'standby:one-copy',
        'standby:preloads',
        'standby:integrity',
      ]),
    );
  });

  it('passes each part of the build the files that it runs, itself first and once', () => {
    const { modulePreload } = configFor(build).build ?? {};
    if (typeof modulePreload !== 'object') throw new TypeError('It has no module preload');
    const context = { hostId: 'remoteEntry.js', hostType: 'js' } as const;
    const files = modulePreload.resolveDependencies?.('a.js', ['b.js', 'a.js'], context);
    expect(files).toEqual(['a.js', 'b.js']);
  });

  it('leaves the container out of the standalone page, which the preview serves', () => {
    const config = configFor(standalone);
    expect(config.build).toMatchObject({ outDir: 'dist-standalone', target: BUILD_TARGET });
    expect(config).not.toHaveProperty('base');
    expect(pluginNames(config).join(' ')).not.toMatch(/container|contract/u);
    expect(configFor(preview).build).toEqual({ outDir: 'dist-standalone' });
  });

  it('gives the preview the port of the dev server, and the content security policy of production', () => {
    const { port, strictPort, headers } =
      configFor(preview, { ...tickets, port: 4999 }).preview ?? {};
    expect({ port, strictPort }).toEqual({ port: 4999, strictPort: true });
    expect(headers?.['content-security-policy']).toContain("default-src 'none'");
  });

  it('reads another port for the dev server and the preview from the environment', () => {
    vi.stubEnv('STANDBY_REMOTE_PORT', '4321');
    expect(configFor(serve).server).toMatchObject({ port: 4321, origin: 'http://localhost:4321' });
    expect(configFor(preview).preview).toMatchObject({ port: 4321 });
  });

  it.each(['web', '0', '65536'])('refuses STANDBY_REMOTE_PORT=%s with the reason', (given) => {
    vi.stubEnv('STANDBY_REMOTE_PORT', given);
    const reason = `STANDBY_REMOTE_PORT is "${given}": it must be a whole number from 1 to 65535`;
    expect(() => configFor(serve)).toThrow(new RangeError(reason));
    expect(() => configFor(preview)).toThrow(new RangeError(reason));
    expect(() => configFor(build)).not.toThrow();
  });
});
