/**
 * The headers of every answer: the local server sends them, and the files for the common hosts are made
 * from them. They follow OWASP's Secure Headers Project; what differs is in docs/decisions/security.md.
 */

/** How long a file may be kept: for ever, as long as it is asked after each time, not at all. */
export const cache = {
  immutable: 'public, max-age=31536000, immutable',
  revalidate: 'no-cache',
  never: 'no-store',
} as const;

/**
 * SHA-256 of the empty string: styled-components puts an empty <style> into the page and fills it
 * through CSSOM, so this hash is all that it needs.
 */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const socketOf = (origin: string): string => origin.replace(/^http/u, 'ws');

/**
 * @param origins further origins that remotes may come from; a dev server there updates by socket
 * @param socketOrigins further origins to which pages open sockets alone
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
    // Each admits one script: shell/src/offline/register-service-worker.ts, packages/table-import/src/worker/open-worker.ts.
    'trusted-types standby-worker standby-tables',
  ].join('; ');
}

/**
 * What Standby does without; it writes to the clipboard, fills the screen and keeps it awake. Chromium
 * warns of names that it does not know, so those are left out.
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
  'hid',
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

export interface HeaderOptions {
  /** Further origins that the content security policy lets remotes come from. */
  readonly origins?: readonly string[] | undefined;
  /** Further origins to which pages open sockets, such as that of an understudy. */
  readonly socketOrigins?: readonly string[] | undefined;
  /** Lets pages of other origins take the files. */
  readonly isCrossOrigin?: boolean;
}

/** Of a script, a style sheet or a font. The rest means nothing there, and outweighs many a file. */
export function fileHeaders({ isCrossOrigin = false }: HeaderOptions = {}): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': isCrossOrigin ? 'cross-origin' : 'same-origin',
    ...(isCrossOrigin ? { 'access-control-allow-origin': '*' } : {}),
  };
}

/** Of a page, and of any file that could be opened as one. */
export function pageHeaders({
  origins = [],
  socketOrigins = [],
  ...options
}: HeaderOptions = {}): Record<string, string> {
  return {
    ...fileHeaders(options),
    'content-security-policy': contentSecurityPolicy(origins, socketOrigins),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
  };
}

/** Of a host: browsers take it over https alone, and localhost is to stay usable without. */
export const HOST_HEADERS = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
} as const;
