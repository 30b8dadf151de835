import type { FastifyInstance } from 'fastify';
import { pageHeaders } from '@standby/hosting/security-headers';

/** The notice of a server that does not serve, for people who open its address. */
export interface Notice {
  readonly title: string;
  readonly text: string;
  /** Current address of Standby. */
  readonly address: string;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

export const escapeText = (text: string): string =>
  text.replaceAll(/[&<"]/gu, (character) => entities[character] ?? character);

/** Path of the style sheet, which is its own file because the pages' policy forbids inline styles. */
const STYLE_PATH = '/notice.css';
/** Style sheet with the colours of shared-ui/src/theme/theme.css, whose files this server does not have. */
const STYLE = `:root {
  color-scheme: light dark;
  --page: light-dark(#faf6ee, #0e0c0a);
  --surface: light-dark(#ffffff, #171411);
  --hairline: light-dark(#ddd3c2, #332d26);
  --control: light-dark(#877c6b, #7d7263);
  --text: light-dark(#1c1813, #f6f0e4);
  --muted: light-dark(#5f574b, #b0a696);
  --accent: light-dark(#925700, #ffad3d);
  --accent-hover: light-dark(#704200, #ffc269);
  --on-accent: light-dark(#fffaf0, #221600);
  --stop: light-dark(#b3261e, #ff6b5e);
  background: var(--page);
  color: var(--text);
  font: 1rem/1.5 system-ui, sans-serif;
}
* { box-sizing: border-box }
body { margin: 0 }
main { display: grid; gap: 1rem; max-width: 40rem; margin: 0 auto; padding: clamp(1.5rem, 10vh, 6rem) 1rem 3rem; overflow-wrap: anywhere }
h1, h2, p { margin: 0 }
h1 { font: 500 2rem/1.2 "Times New Roman", serif }
h2 { font: 500 1.375rem/1.3 "Times New Roman", serif }
a { display: inline-flex; align-items: center; min-height: 2.75rem; color: var(--accent) }
a, button, input { border-radius: 4px }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
form { display: grid; gap: 1rem; margin-top: 1rem; padding: clamp(1rem, 4vw, 2rem); border: 1px solid var(--hairline); border-radius: 10px; background: var(--surface) }
label { font-weight: 500 }
.field { display: grid; gap: .5rem }
.hint { color: var(--muted); font-size: .875rem }
.error { color: var(--stop); font-size: .875rem; font-weight: 500 }
.error::before { content: "\\26A0\\FE0E" / ""; margin-right: .5rem }
.choice { display: grid; grid-template-columns: auto 1fr; gap: .75rem; align-items: center; min-height: 2.75rem; cursor: pointer }
input[type="checkbox"] { width: 1.25rem; height: 1.25rem; margin: 0; accent-color: var(--accent) }
input[type="password"] { width: 100%; min-height: 2.75rem; padding: .5rem .75rem; border: 1px solid var(--control); background: var(--page); color: var(--text); font: inherit }
[aria-invalid="true"] { border-color: var(--stop) !important; outline-color: var(--stop) }
button { justify-self: start; min-height: 2.75rem; padding: .375rem 1.25rem; border: 1px solid transparent; background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 600; cursor: pointer }
button.quiet { border-color: var(--control); background: transparent; color: var(--text) }
@media (hover: hover) { button.quiet:hover { background: var(--hairline) } }
@media (hover: hover) { button:not(.quiet):hover { background: var(--accent-hover) } }
code { font: .875em ui-monospace, "Liberation Mono", monospace }
`;

/** Path of the script that opens the app as soon as this address serves it. */
const LEAD_ON_PATH = '/notice.js';
const LEAD_ON = `async function look() {
  const answer = await fetch('/ready', { cache: 'no-store' }).catch(() => undefined);
  if (answer?.ok) location.replace('/');
  else setTimeout(look, 500);
}
if (document.body.hasAttribute('data-leads-on')) look();
`;

/** Cache header of these files: after a press this server ends, so the next page needs them from the cache. */
const FILE_CACHE = 'private, max-age=3600';

interface NoticePage {
  readonly title: string;
  /** Content as HTML. */
  readonly content: string;
  /** Whether the page opens the app as soon as it is available. */
  readonly isLeadingOn?: boolean;
}

const pageOf = ({ title, content, isLeadingOn = false }: NoticePage): string => {
  const leadsOn = isLeadingOn ? ' data-leads-on' : '';
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeText(title)} | Standby</title><link rel="icon" href="data:,"><link rel="stylesheet" href="${STYLE_PATH}"><script type="module" src="${LEAD_ON_PATH}"></script></head>
<body${leadsOn}><main>${content}</main></body>
</html>
`;
};

/** Returns the heading of a notice, and a link to the current address of Standby. */
export const noticeContent = ({ title, text, address }: Notice): string => {
  const link = escapeText(address);
  return `<h1>${escapeText(title)}</h1><p>${escapeText(text)}</p><p><a href="${link}">Open Standby at ${link}</a></p>`;
};

/** Returns the headers and HTML of a notice. Forms need an Origin header, which `no-referrer` would suppress. */
export const noticePage = (page: NoticePage) => ({
  headers: {
    ...pageHeaders(),
    'referrer-policy': 'same-origin',
    'content-type': 'text/html; charset=utf-8',
  },
  html: pageOf(page),
});

/** Serves the style sheet and the script of notices. */
export function serveNoticeFiles(app: FastifyInstance): void {
  app.get(STYLE_PATH, { logLevel: 'warn' }, (_, reply) =>
    reply.header('cache-control', FILE_CACHE).type('text/css; charset=utf-8').send(STYLE),
  );
  app.get(LEAD_ON_PATH, { logLevel: 'warn' }, (_, reply) =>
    reply.header('cache-control', FILE_CACHE).type('text/javascript; charset=utf-8').send(LEAD_ON),
  );
}
