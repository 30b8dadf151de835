import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { connectedApp } from '@standby/hosting/composition';
import { releasedApp } from '@standby/hosting/released-app';
import {
  SERVER_PARTS_FILE,
  serverPartRefusal,
  type ServerParts,
} from '@standby/hosting/server-part';
import type { StaticServerOptions } from '@standby/hosting/static-server';
import type { Settings } from '@standby/server-kit/settings/settings';

/**
 * Records in a release log which server parts this server runs, so that a release that does not fit them is refused.
 * Several processes of one product write the same.
 */
async function recordServerParts(folder: string, parts: ServerParts): Promise<void> {
  const file = resolve(folder, SERVER_PARTS_FILE);
  const temporary = `${file}.${process.pid}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(temporary, `${JSON.stringify(parts, null, 2)}\n`);
  await rename(temporary, file);
}

/** Returns the pages of the release log that `STANDBY_RELEASES` names, else those of the last build. */
export async function servedApp(
  { releases }: Settings,
  print: (text: string) => void,
  parts: ServerParts,
): Promise<StaticServerOptions> {
  if (releases === undefined) return connectedApp();
  await recordServerParts(releases, parts).catch((error: unknown) =>
    print(`The release log does not say which server parts run here: ${String(error)}`),
  );
  return releasedApp(releases, (name, release) => {
    const refusal = serverPartRefusal(name, release, parts);
    if (refusal !== undefined) print(refusal);
    return refusal;
  });
}
