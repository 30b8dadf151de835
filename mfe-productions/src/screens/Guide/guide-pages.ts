/*
 * The guide consists of the pages of the documentation, and of the pictures that the browser suites
 * take of the screens.
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
/** Page that lists the others. */
const FIRST = 'README';

/**
 * Returns the text of a page by its name in the address; an empty name means the first page.
 * Undefined if the page does not exist.
 */
export const guideText = (name: string): string | undefined =>
  texts[`${FOLDER}${name === '' ? FIRST : name}.md`];

/** Returns the address of a picture by its path in a page: `images/notes.png`. */
export const pictureAddress = (source: string): string | undefined => pictures[FOLDER + source];

/** Returns the name of a page in the address from a link to it: `people.md`. */
export const pageName = (target: string): string => target.replace(/\.md$/u, '');
