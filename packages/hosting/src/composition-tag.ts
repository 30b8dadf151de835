import { COMPOSITION_META, type PageComposition } from '@standby/federation-config';

const TAG = new RegExp(`<meta name="${COMPOSITION_META}" content='[^']*'>`, 'u');

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', "'": '&#39;' };

/** The attribute stands in single quotes because JSON is full of double quotes. */
function compositionTag(composition: PageComposition): string {
  const content = JSON.stringify(composition).replaceAll(
    /[&<']/gu,
    (character) => entities[character] ?? character,
  );
  return `<meta name="${COMPOSITION_META}" content='${content}'>`;
}

/** Writes the list of remotes into a page, replacing an existing one. */
export function withComposition(html: string, composition: PageComposition): string {
  const tag = compositionTag(composition);
  // The replacements are functions because titles may contain patterns of `replace`.
  return TAG.test(html)
    ? html.replace(TAG, () => tag)
    : html.replace('</head>', () => `${tag}</head>`);
}
