/** The build without comments, which has no types of its own. */
declare module 'axe-core/axe.min.js' {
  export { default } from 'axe-core';
}
