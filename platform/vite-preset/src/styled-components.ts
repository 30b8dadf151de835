import { createHash } from 'node:crypto';
import { relative, sep } from 'node:path';
import type { Plugin, UserConfig } from 'vite';

/**
 * Transform of styled components in builds. Each one gets a name from its file and position, so
 * that prerendered markup has the classes that the browser will compute. The CSS is minified.
 */
export const STYLED_COMPONENTS: NonNullable<UserConfig['oxc']> = {
  plugins: { styledComponents: { displayName: false, fileName: false, pure: true } },
};

const COMPONENT_ID = /(?<=\bcomponentId: "sc-)[0-9a-z]+(?=-\d+")/gu;

/** Length that makes the hashes of all files in the product distinct. */
const HASH_LENGTH = 6;

/**
 * Names styled components by their file's path. The transform uses absolute paths, so that the same
 * sources in two folders would become different builds. Installed packages already have their
 * names.
 *
 * @param folder base folder of the paths: the workspace, or the repository of a single package
 * @param prefix prefix that distinguishes packages of different repositories
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
