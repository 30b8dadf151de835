import {
  appendFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { makeFolder, makeWritableFolder, systemReason } from '@standby/hosting/writable-folder';
import type { HandledGos } from '@standby/live-room/client/house-desk-link';
import type { KeyValueStorage } from '@standby/storage';
import { SettingsError } from './settings';

/** GOs that a bridge remembers: far more than a minute has, after which a GO is history. */
const HANDLED_MAX = 1_000;

/** Only the account that runs the bridge reads its token. */
const PRIVATE = { mode: 0o600 };

/** Writes a file whole or not at all. */
function writeWhole(path: string, text: string): void {
  writeFileSync(`${path}.new`, text, PRIVATE);
  renameSync(`${path}.new`, path);
}

/** A storage of a browser's kind in a folder, a file for each key. */
class FolderStorage implements KeyValueStorage {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
    makeFolder(folder, 0o700);
  }

  get #keys(): string[] {
    return readdirSync(this.#folder).filter((name) => !name.endsWith('.new'));
  }

  get length(): number {
    return this.#keys.length;
  }

  key(index: number): string | null {
    const name = this.#keys[index];
    return name === undefined ? null : decodeURIComponent(name);
  }

  getItem(key: string): string | null {
    const path = this.#pathOf(key);
    return existsSync(path) ? readFileSync(path, 'utf8') : null;
  }

  setItem(key: string, value: string): void {
    writeWhole(this.#pathOf(key), value);
  }

  removeItem(key: string): void {
    rmSync(this.#pathOf(key), { force: true });
  }

  #pathOf(key: string): string {
    return join(this.#folder, encodeURIComponent(key));
  }
}

/** Opens the memory of GOs: a line for each, which is on the disk before the GO is fired. */
function openHandled(path: string): HandledGos {
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [];
  const known = new Set(lines.slice(-HANDLED_MAX));
  writeWhole(path, [...known, ''].join('\n'));
  return {
    has: (go) => known.has(go),
    add(go) {
      known.add(go);
      appendFileSync(path, `${go}\n`, { ...PRIVATE, flush: true });
    },
  };
}

function assertUsable(folder: string): void {
  try {
    makeWritableFolder(folder);
  } catch (error) {
    throw new SettingsError(
      `The folder ${folder} cannot be used: ${systemReason(error)}. Let the bridge write there, or choose another one with --state.`,
      { cause: error },
    );
  }
}

/**
 * Opens the folder of a bridge, which keeps its state over a restart.
 *
 * @throws {SettingsError} if the folder cannot be used
 */
export function openState(folder: string) {
  assertUsable(folder);
  const own = new FolderStorage(folder);
  const rooms = new FolderStorage(join(folder, 'rooms'));
  return {
    /** Cookie by which the server knows this bridge; undefined before it is paired. */
    get cookie(): string | undefined {
      return own.getItem('token') ?? undefined;
    },
    set cookie(cookie) {
      if (cookie === undefined) own.removeItem('token');
      else own.setItem('token', cookie);
    },
    /** Log and outbox of the room. */
    rooms,
    handled: openHandled(join(folder, 'handled')),
  };
}
