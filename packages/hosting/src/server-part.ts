/** Folder of the release log, beside the files that a host serves. */
export const SERVER_PARTS_FILE = 'state/server-parts.json';

/** Folder of the release log with the server parts that teams released, by remote. Browsers cannot read it. */
export const serverPartFile = (name: string, id: string): string =>
  `state/server-parts/${name}/${id}.mjs`;

/** Names in the release log the files that a server loads at its next start, by remote: {@link ReleasedParts}. */
export const RELEASED_PARTS_FILE = 'state/released-server-parts.json';

/** By remote, the path of its server part in the release log. */
export type ReleasedParts = Readonly<Record<string, string>>;

/** By remote, the versions of the server parts that a server of connected mode runs. */
export type ServerParts = Readonly<Record<string, string>>;

/** The part of a release that says which server part it needs. */
export interface NeedsServerPart {
  readonly version?: string | undefined;
  /** Version of the server part that the screens were built with; undefined for screens without a server part. */
  readonly serverPart?: string | undefined;
}

/** Returns the number that announces breaks, and the one that announces additions. Before 1.0.0 a minor version may break. */
function compatibility(version: string): readonly [breaks: string, additions: number] {
  const [major = 0, minor = 0, patch = 0] = version.split(/[.+-]/u, 3).map(Number);
  return major > 0 ? [String(major), minor] : [`0.${minor}`, patch];
}

/** Returns the server part that screens need, as the beginning of a sentence. */
export const serverPartNeed = (
  name: string,
  { version = '', serverPart = '' }: NeedsServerPart,
): string => `${name} ${version} needs its server part ${serverPart}`;

/**
 * Returns why screens cannot run with the server parts of a server; undefined where they can. A server part answers
 * the screens of its own version and of earlier ones, as long as no new major version announces a break.
 *
 * @param advice what to do about a server part of another version
 */
export function serverPartRefusal(
  name: string,
  release: NeedsServerPart,
  parts: ServerParts,
  advice = `Update the server part and start the server again, or roll ${name} back.`,
): string | undefined {
  const { serverPart } = release;
  if (serverPart === undefined) return undefined;
  const need = serverPartNeed(name, release);
  const running = parts[name];
  if (running === undefined) {
    return `${need}, and this server has none of ${name}. Name its file in STANDBY_FEATURES, and start the server again.`;
  }
  const [needed, offered] = [compatibility(serverPart), compatibility(running)];
  if (needed[0] === offered[0] && offered[1] >= needed[1]) return undefined;
  return `${need}, and this server has ${running}. ${advice}`;
}
