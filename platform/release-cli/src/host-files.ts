import { policyOrigins, type OriginPolicy } from '@standby/federation-config';
import { APP_PAGE, patternSource, type PageFile } from '@standby/hosting/pages';
import { cache, fileHeaders, HOST_HEADERS, pageHeaders } from '@standby/hosting/security-headers';

const { immutable: IMMUTABLE, never: NEVER, revalidate: REVALIDATE } = cache;

const FILE_HEADERS = Object.entries({ ...HOST_HEADERS, ...fileHeaders() });

/** Cache headers by path: hashed or versioned files are immutable, pointers are not cached. */
const CACHE_RULES = [
  { path: '/assets/*', value: IMMUTABLE },
  { path: '/remotes/*', value: IMMUTABLE },
  { path: '/remotes.json', value: NEVER },
  { path: '/sw.js', value: REVALIDATE },
  { path: '/*.html', value: NEVER },
  { path: '/pages/*', value: NEVER },
] as const;

/** Returns `_headers` for Netlify and Cloudflare Pages. */
function headersFile(headers: readonly (readonly [string, string])[]): string {
  return [
    '/*',
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
    ...CACHE_RULES.flatMap(({ path, value }) => [path, `  cache-control: ${value}`]),
    '',
  ].join('\n');
}

/** Returns `_redirects`: each route gets its page, and missing files stay missing. */
function redirectsFile(pages: readonly PageFile[]): string {
  return [
    '/assets/*  /404.txt  404',
    '/remotes/*  /404.txt  404',
    ...pages.map(({ pattern, file }) => `${pattern}  /${file}  200`),
    `/*  /${APP_PAGE.file}  200`,
    '',
  ].join('\n');
}

/** Returns `vercel.json`, which has the content of both files in Vercel's format. */
function vercelFile(
  headers: readonly (readonly [string, string])[],
  pages: readonly PageFile[],
): string {
  const pattern = (path: string): string => path.replaceAll('*', '(.*)');
  return `${JSON.stringify(
    {
      headers: [
        { source: '/(.*)', headers: headers.map(([key, value]) => ({ key, value })) },
        ...CACHE_RULES.map(({ path, value }) => ({
          source: pattern(path),
          headers: [{ key: 'cache-control', value }],
        })),
      ],
      rewrites: [
        ...pages.map(({ pattern, file }) => ({ source: pattern, destination: `/${file}` })),
        { source: '/((?!assets/|remotes/|.*\\.).*)', destination: `/${APP_PAGE.file}` },
      ],
    },
    null,
    2,
  )}\n`;
}

/** Content types that nginx sends, with the file extensions of each. */
export const FILE_TYPES: readonly (readonly [type: string, extensions: readonly string[]])[] = [
  ['text/html', ['html']],
  ['text/javascript', ['js', 'mjs']],
  ['text/css', ['css']],
  ['application/json', ['json']],
  ['application/manifest+json', ['webmanifest']],
  ['image/svg+xml', ['svg']],
  ['image/png', ['png']],
  ['image/jpeg', ['jpg', 'jpeg']],
  ['image/webp', ['webp']],
  ['image/avif', ['avif']],
  ['image/gif', ['gif']],
  ['image/x-icon', ['ico']],
  ['font/woff2', ['woff2']],
  ['font/woff', ['woff']],
  ['text/plain', ['txt']],
];

/**
 * Returns a server block for nginx.
 *
 * @param root folder of the served files on the host
 */
function nginxFile(
  headers: readonly (readonly [string, string])[],
  pages: readonly PageFile[],
  root: string,
): string {
  const security = (all: typeof headers): string =>
    all.map(([name, value]) => `    add_header ${name} "${value}" always;`).join('\n');
  // nginx drops inherited add_header if a location adds its own, so each location has all of them.
  const location = (match: string, kept: string, rule: string, all = headers): string =>
    [
      `  location ${match} {`,
      security(all),
      `    add_header cache-control "${kept}" always;`,
      `    ${rule};`,
      '  }',
    ].join('\n');
  return [
    'server {',
    '  listen 80;',
    `  root "${root}";`,
    '  server_tokens off;',
    '  gzip_static on;',
    '  types {',
    ...FILE_TYPES.map(([type, extensions]) => `    ${type} ${extensions.join(' ')};`),
    '  }',
    // All locations are patterns: nginx takes the first match, before any plain prefix. Hidden
    // files are still being written.
    location('~ /\\.', NEVER, 'return 404 "Not found\\n"'),
    // A missing file may exist after the next release, so the response is not cached.
    location('@missing', NEVER, 'return 404 "Not found\\n"'),
    location('~ ^/(?:assets|remotes)/', IMMUTABLE, 'try_files $uri @missing', FILE_HEADERS),
    location('~ \\.[^/]+$', NEVER, 'try_files $uri @missing'),
    ...pages.map(({ pattern, file }) =>
      location(`~ ^${patternSource(pattern)}/?$`, NEVER, `try_files /${file} @missing`),
    ),
    location('/', NEVER, `try_files /${APP_PAGE.file} @missing`),
    '}',
    '',
  ].join('\n');
}

/**
 * Returns equivalent configurations for the common hosts, by file name.
 *
 * @param pages pages of the routes; every other path gets the app's page
 * @param policy origins from which the content security policy allows remotes
 * @param root folder of the served files on the host
 * @returns `site`: files that hosts expect among the served ones; `config`: all other files
 */
export function hostFiles(
  pages: readonly PageFile[],
  policy: OriginPolicy,
  root: string,
): {
  readonly site: Readonly<Record<string, string>>;
  readonly config: Readonly<Record<string, string>>;
} {
  const origins = policyOrigins(policy);
  const headers = Object.entries({ ...HOST_HEADERS, ...pageHeaders({ origins }) });
  return {
    site: {
      _headers: headersFile(headers),
      _redirects: redirectsFile(pages),
      '404.txt': 'Not found\n',
      'vercel.json': vercelFile(headers, pages),
    },
    config: { 'nginx.conf': nginxFile(headers, pages, root) },
  };
}
