import type { HtmlTagDescriptor, Plugin } from 'vite';
import { withImports, type BuiltChunk } from '../pages/chunks.ts';

/**
 * What the shell starts with besides its own entry: the glue of the federation, which finds its parts
 * by one dynamic import after the other, and shared-ui. The whole router is left out: what every
 * package uses of it is shaken down to a file of its own.
 */
function isBoot({ facadeModuleId: id }: BuiltChunk): boolean {
  if (!id) return false;
  return (
    id.endsWith('/shared-ui/src/index.ts') ||
    (id.includes('virtual:mf') && !id.includes('__prebuild__'))
  );
}

/** Scripts to fetch with the shell's page, in no order of their own. */
export function bootFiles(chunks: readonly BuiltChunk[]): string[] {
  return withImports(
    chunks,
    chunks.filter(isBoot).map(({ fileName }) => fileName),
  );
}

/** All of them stand on every screen: headings, text, and the figures of counts and clocks. */
const FONT = /\.woff2$/u;

/** Has the shell's page fetch at once what the app starts with, its fonts and the registry. */
export function bootPreloadsPlugin(): Plugin {
  return {
    name: 'standby:boot-preloads',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const files = Object.values(bundle);
        const scripts = bootFiles(files.filter((file) => file.type === 'chunk'));
        const fonts = files.map(({ fileName }) => fileName).filter((name) => FONT.test(name));
        const link = (attrs: Record<string, string>): HtmlTagDescriptor => ({
          tag: 'link',
          attrs: { ...attrs, crossorigin: true },
          injectTo: 'head',
        });
        return [
          link({ rel: 'preload', as: 'fetch', href: '/remotes.json' }),
          ...fonts.map((name) =>
            link({ rel: 'preload', as: 'font', type: 'font/woff2', href: `/${name}` }),
          ),
          ...scripts
            .map((name) => `/${name}`)
            .filter((href) => !html.includes(`"${href}"`))
            .map((href) => link({ rel: 'modulepreload', href })),
        ];
      },
    },
  };
}
