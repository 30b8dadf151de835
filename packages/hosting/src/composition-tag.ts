import { COMPOSITION_META, type PageComposition } from '@standby/federation-config';

const TAG = new RegExp(`<meta name="${COMPOSITION_META}" content='[^']*'>`, 'u');

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', "'": '&#39;' };

/** In single quotes, as JSON is full of the others. */
function compositionTag(composition: PageComposition): string {
  const content = JSON.stringify(composition).replaceAll(
    /[&<']/gu,
    (character) => entities[character] ?? character,
  );
  return `<meta name="${COMPOSITION_META}" content='${content}'>`;
}

/** Writes the list of remotes into a page, replacing the one that it has. */
export function withComposition(html: string, composition: PageComposition): string {
  const tag = compositionTag(composition);
  // By functions: titles may contain what `replace` reads as a pattern.
  return TAG.test(html)
    ? html.replace(TAG, () => tag)
    : html.replace('</head>', () => `${tag}</head>`);
}
