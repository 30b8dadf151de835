/** Delay of the sample implementation, in milliseconds (spec section 9). */
const CREATION_MILLIS = 1000;

/** Waits as long as the sample implementation takes to create a room or a device. */
export function creationDelay(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, CREATION_MILLIS));
}
