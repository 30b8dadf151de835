import type { HtmlTagDescriptor, Plugin } from 'vite';

/**
 * Pattern of fonts. Every screen uses all of them: for headings, text, and the digits of counts and
 * clocks.
 */
const FONT = /\.woff2$/u;

/**
 * Makes the page preload the fonts and, if it has one, the registry, beside the scripts that Vite
 * links.
 */
export function bootPreloadsPlugin({ hasRegistry = true } = {}): Plugin {
  return {
    name: 'standby:boot-preloads',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const fonts = Object.values(bundle)
          .map(({ fileName }) => fileName)
          .filter((name) => FONT.test(name));
        const link = (attrs: Record<string, string>): HtmlTagDescriptor => ({
          tag: 'link',
          attrs: { rel: 'preload', crossorigin: true, ...attrs },
          injectTo: 'head',
        });
        return [
          ...(hasRegistry ? [link({ as: 'fetch', href: '/remotes.json' })] : []),
          ...fonts.map((name) => link({ as: 'font', type: 'font/woff2', href: `/${name}` })),
        ];
      },
    },
  };
}
