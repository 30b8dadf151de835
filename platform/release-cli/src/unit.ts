/** What can be released: `shell`, the name of a remote, or with `:server` the server part of that remote. */
export type Unit = string;

const SERVER_PART = ':server';

/** The unit of a remote's server part. */
export const serverPartUnit = (name: string): Unit => `${name}${SERVER_PART}`;

/** Name of the remote whose server part a unit is; undefined for other units. */
export const serverPartOf = (unit: Unit): string | undefined =>
  unit.endsWith(SERVER_PART) ? unit.slice(0, -SERVER_PART.length) : undefined;
