import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileHeaders } from '@standby/hosting/security-headers';

const KEPT_HEADERS = ['content-type', 'cache-control'];

/** Returns the address of the deployed file behind a path; undefined if no release has it. */
function addressOf(url: string, folders: ReadonlyMap<string, string>): string | undefined {
  for (const [path, folder] of folders) {
    if (!url.startsWith(path)) continue;
    const { href } = new URL(url.slice(path.length), folder);
    // Paths with `..` and absolute addresses must not lead out of the release.
    return href.startsWith(folder) ? href : undefined;
  }
  return undefined;
}

async function answer(
  address: string,
  method: string | undefined,
  response: ServerResponse,
): Promise<void> {
  let status = 502;
  let body: Buffer;
  const headers = fileHeaders();
  try {
    const file = await fetch(address, { method: method === 'HEAD' ? 'HEAD' : 'GET' });
    status = file.status;
    body = Buffer.from(await file.arrayBuffer());
    for (const name of KEPT_HEADERS) {
      const value = file.headers.get(name);
      if (value !== null) headers[name] = value;
    }
  } catch (error) {
    // The body shows the reason where a developer looks first: at the failed request in the
    // browser.
    body = Buffer.from(`${address} does not answer: ${String(error)}\n`);
  }
  response.writeHead(status, headers);
  response.end(body);
}

/**
 * Creates a handler that serves files of deployed releases.
 *
 * @param folders as `Composition` has them
 * @returns handler that returns whether the request is for such a file
 */
export function createFileProxy(
  folders: ReadonlyMap<string, string>,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  return ({ url = '', method }, response) => {
    const address = addressOf(url, folders);
    if (address !== undefined) void answer(address, method, response);
    return address !== undefined;
  };
}
