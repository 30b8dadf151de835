import type { UserConfig } from 'vite';

/**
 * How builds transform styled components: each gets a name of its own file and place, so that markup
 * made ahead has the classes that the browser will compute, and its CSS is minified.
 */
export const STYLED_COMPONENTS: NonNullable<UserConfig['oxc']> = {
  plugins: { styledComponents: { displayName: false, fileName: false, pure: true } },
};
