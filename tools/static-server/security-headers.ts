/**
 * SHA-256 of the empty string: styled-components puts an empty <style> into the page and fills it
 * through CSSOM, so this hash is all that it needs.
 */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** @param origins further origins that remotes may come from; a dev server there updates by socket */
export function contentSecurityPolicy(origins: readonly string[] = []): string {
  const self = ["'self'", ...origins].join(' ');
  const sockets = origins.map((origin) => origin.replace(/^http/u, 'ws'));
  return [
    "default-src 'none'",
    `script-src ${self}`,
    `connect-src ${[self, ...sockets].join(' ')}`,
    `style-src ${self} ${EMPTY_STYLE}`,
    `font-src ${self}`,
    `img-src ${self} data:`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}

export function securityHeaders(origins?: readonly string[]): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(origins),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  };
}
