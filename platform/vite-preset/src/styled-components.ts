import { createHash } from 'node:crypto';
import { relative, sep } from 'node:path';
import type { Plugin, UserConfig } from 'vite';

/**
 * How builds transform styled components: each gets a name of its own file and place, so that prerendered
 * markup has the classes that the browser will compute, and its CSS is minified.
 */
export const STYLED_COMPONENTS: NonNullable<UserConfig['oxc']> = {
  plugins: { styledComponents: { displayName: false, fileName: false, pure: true } },
};

const COMPONENT_ID = /(?<=\bcomponentId: "sc-)[0-9a-z]+(?=-\d+")/gu;

/** Long enough that no two files of the product have the same. */
const HASH_LENGTH = 6;

/**
 * Names styled components by their file's path. The transform takes the absolute path, by which the same
 * sources in two folders become different builds. Installed packages have their names already.
 *
 * @param folder that paths are relative to: of the workspace, or of the repository of a single package
 * @param prefix tells packages of different repositories apart
 */
export function componentIdsPlugin(folder: string, prefix = ''): Plugin {
  return {
    name: 'standby:component-ids',
    apply: 'build',
    transform(code, id) {
      if (!code.includes('componentId: "sc-') || id.includes('/node_modules/')) return undefined;
      const path = prefix + relative(folder, id).split(sep).join('/');
      const digest = createHash('sha256').update(path).digest('hex');
      const name = BigInt(`0x${digest}`).toString(36).slice(0, HASH_LENGTH);
      return { code: code.replaceAll(COMPONENT_ID, name), map: null };
    },
  };
}
