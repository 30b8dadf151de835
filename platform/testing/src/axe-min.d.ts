/** Types for the minified build, which has none. */
declare module 'axe-core/axe.min.js' {
  export { default } from 'axe-core';
}
