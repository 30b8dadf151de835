/**
 * Headers of every answer. The local server sends them, and the files for the common hosts are generated from them.
 * They follow OWASP's Secure Headers Project; docs/decisions/security.md lists the differences.
 */

/** Time for which a browser may keep a file: forever, as long as it revalidates at each use, or not at all. */
export const cache = {
  immutable: 'public, max-age=31536000, immutable',
  revalidate: 'no-cache',
  never: 'no-store',
} as const;

/**
 * SHA-256 of the empty string. styled-components adds an empty <style> to the page and fills it through CSSOM, so it
 * needs only this hash.
 */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const socketOf = (origin: string): string => origin.replace(/^http/u, 'ws');

/**
 * @param origins further origins that remotes may come from; a dev server there sends updates through a socket
 * @param socketOrigins further origins to which pages may only open sockets
 */
function contentSecurityPolicy(
  origins: readonly string[],
  socketOrigins: readonly string[],
): string {
  const self = ["'self'", ...origins].join(' ');
  const sockets = [...origins, ...socketOrigins].map(socketOf);
  return [
    "default-src 'none'",
    `script-src ${self}`,
    `connect-src ${[self, ...sockets].join(' ')}`,
    `style-src ${self} ${EMPTY_STYLE}`,
    `font-src ${self}`,
    `img-src ${self} data:`,
    "manifest-src 'self'",
    // A worker of another origin is imported by a script that the page makes: packages/table-import/src/worker.
    origins.length > 0 ? "worker-src 'self' blob:" : "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // Policies of two scripts: shell/src/offline/register-service-worker.ts, packages/table-import/src/worker/open-worker.ts.
    'trusted-types standby-worker standby-tables',
  ].join('; ');
}

/**
 * Browser features that Standby does not use. It uses the clipboard, the full screen, the wake lock and HID. Chromium
 * warns about names that it does not know, so the list leaves those out.
 */
const UNUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'serial',
  'sync-xhr',
  'usb',
  'xr-spatial-tracking',
];

interface HeaderOptions {
  /** Further origins from which the content security policy admits remotes. */
  readonly origins?: readonly string[] | undefined;
  /** Further origins to which pages open sockets, such as the standby server's. */
  readonly socketOrigins?: readonly string[] | undefined;
  /** Whether pages of other origins may load the files. */
  readonly isCrossOrigin?: boolean;
}

/**
 * Returns the headers of a script, a style sheet or a font. The other headers mean nothing there, and are larger than
 * many a file.
 */
export function fileHeaders({ isCrossOrigin = false }: HeaderOptions = {}): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': isCrossOrigin ? 'cross-origin' : 'same-origin',
    ...(isCrossOrigin ? { 'access-control-allow-origin': '*' } : {}),
  };
}

/** Returns the headers of a page, and of any file that could be opened as one. */
export function pageHeaders({
  origins = [],
  socketOrigins = [],
  ...options
}: HeaderOptions = {}): Record<string, string> {
  return {
    ...fileHeaders(options),
    'content-security-policy': contentSecurityPolicy(origins, socketOrigins),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': [
      ...UNUSED_FEATURES.map((feature) => `${feature}=()`),
      // A Stream Deck at the desk, which the browser asks for.
      'hid=(self)',
    ].join(', '),
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
  };
}

/** Headers of a host. Browsers accept them over https alone, and localhost must stay usable without it. */
export const HOST_HEADERS = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
} as const;
