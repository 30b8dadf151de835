/*
 * The guide as the documentation has it, and the pictures that the browser suites make of the screens.
 */

const texts = import.meta.glob<string>('../../../../docs/guide/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const pictures = import.meta.glob<string>('../../../../docs/guide/images/*.png', {
  query: '?url',
  import: 'default',
  eager: true,
});

const FOLDER = '../../../../docs/guide/';
/** The page that lists the others. */
const FIRST = 'README';

/** The text of a page by its name in the address; empty for the first one. Undefined where there is none. */
export const guideText = (name: string): string | undefined =>
  texts[`${FOLDER}${name === '' ? FIRST : name}.md`];

/** Where a picture is, by what a page says of it: `images/notes.png`. */
export const pictureAddress = (source: string): string | undefined => pictures[FOLDER + source];

/** The name of a page in the address, by how another one links to it: `people.md`. */
export const pageName = (target: string): string => target.replace(/\.md$/u, '');
