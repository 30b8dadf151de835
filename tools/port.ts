/** @throws {RangeError} when PORT is set to something that is no port */
export function portFromEnvironment(otherwise: number): number {
  const given = process.env['PORT'];
  if (given === undefined || given === '') return otherwise;
  const port = Number(given);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new RangeError(`PORT is "${given}": it must be a whole number from 1 to 65535`);
  }
  return port;
}
