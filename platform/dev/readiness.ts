/** Result of starting a server. */
export interface Readiness {
  readonly package: string;
  readonly address: string;
  readonly millis: number;
  /** Reason why it did not start. */
  readonly error?: string;
}

/** A server that `pnpm dev` started. */
export interface StartedServer {
  readonly ready: Promise<Readiness>;
  readonly ended: Promise<void>;
  readonly end: () => void;
}

const POLL_MILLIS = 100;

/**
 * Limit for the start of a server, in seconds: on a busy machine, the first start of Vite takes
 * minutes.
 */
export const START_SECONDS = 300;

export const busyPort = (port: number, advice: string): string => `port ${port} is busy: ${advice}`;

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

/**
 * Waits until an address responds.
 *
 * @param hasEnded whether the server's process has ended
 * @param reason the process's last output
 * @returns undefined once it responds, or the reason why it does not
 */
export async function failureToAnswer(
  url: string,
  seconds: number,
  { hasEnded, reason }: { readonly hasEnded: () => boolean; readonly reason: () => string },
): Promise<string | undefined> {
  const endMs = performance.now() + seconds * 1000;
  while (!hasEnded()) {
    if (await answers(url)) return undefined;
    if (performance.now() > endMs)
      return `it did not answer within ${seconds} s; --start-seconds ${seconds * 2} waits longer`;
    await new Promise((done) => setTimeout(done, POLL_MILLIS));
  }
  return reason();
}
