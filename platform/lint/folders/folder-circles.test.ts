import { describe, expect, it } from 'vitest';
import { folderCircles, packageCircles } from './folder-circles.ts';

const circlesOf = (sources: Readonly<Record<string, string>>): string[][] =>
  folderCircles(new Map(Object.entries(sources)));

describe('the search for circles of folders', () => {
  it('finds two folders that import each other, and names both imports', () => {
    const circles = circlesOf({
      'domain/cues/sheet.ts': "import { now } from '../timer/time';",
      'domain/timer/time.ts': 'export const now = 1;',
      'domain/timer/act.ts': "import type { Sheet } from '../cues/sheet';",
    });
    expect(circles).toEqual([
      [
        'domain/cues/sheet.ts imports ../timer/time.ts',
        'domain/timer/act.ts imports ../cues/sheet.ts',
      ],
    ]);
  });

  it('finds a longer circle, with an import on demand and an export of another module', () => {
    const circles = circlesOf({
      'a/one.ts': "export { two } from '../b/two.ts';",
      'b/two.ts': "const load = () => import('../c/three.ts');",
      'c/three.ts': "import\n  { one }\nfrom '../a/one.ts';",
    });
    expect(circles).toHaveLength(1);
    expect(circles[0]).toHaveLength(3);
  });

  it('permits arrows that all point one way, and folders within one part', () => {
    expect(
      circlesOf({
        'domain/cues/import/table.ts': "import { sheet } from '../sheet';",
        'domain/cues/sheet.ts': "import { parse } from './import/table';",
        'screens/Cues/Cues.tsx': "import { sheet } from '../../domain/cues/sheet';",
      }),
    ).toEqual([]);
  });

  it('counts a source beside folders alone, as it composes them or serves them all', () => {
    expect(
      circlesOf({
        'feature.ts': "import { links } from './sharing/links.ts';",
        'contract.ts': 'export const routes = {};',
        'sharing/links.ts': "import { routes } from '../contract.ts';",
      }),
    ).toEqual([]);
  });
});

describe('the search for circles of packages', () => {
  const liveRoom = {
    'packages/live-room/src/client/room.ts':
      "import type { Clock } from '@standby/room-engine/time/clock';",
  };

  it.each(['@standby/live-room', '../../../live-room/src/client/room'])(
    'finds that the engine of the room imports the theatre, by %s',
    (specifier) => {
      const engine = { 'packages/room-engine/src/log/event.ts': `import '${specifier}';` };
      const circles = packageCircles(new Map(Object.entries({ ...liveRoom, ...engine })));
      expect(circles).toEqual([
        [
          'packages/live-room/src/client/room.ts imports @standby/room-engine/time/clock',
          `packages/room-engine/src/log/event.ts imports ${specifier}`,
        ],
      ]);
    },
  );

  it('permits arrows that all point one way', () => {
    const engine = { 'packages/room-engine/src/log/event.ts': "import '@standby/storage';" };
    const sources = new Map(Object.entries({ ...liveRoom, ...engine }));
    expect(packageCircles(sources)).toEqual([]);
  });
});
