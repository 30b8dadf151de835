import { permittedOrganization, type Permission } from '@standby/contracts';
import type { Subscribable } from '@standby/room-engine/subscribable';

/** Poll interval while the page is visible. */
export const REFRESH_MS = 15_000;

/** Runs `work` now, at each interval, and when the page is shown again; never while it is hidden. */
function whileVisible(work: () => void, signal: AbortSignal): void {
  const handleChange = (): void => {
    if (!document.hidden) work();
  };
  handleChange();
  const interval = setInterval(handleChange, REFRESH_MS);
  signal.addEventListener('abort', () => clearInterval(interval));
  document.addEventListener('visibilitychange', handleChange, { signal });
}

/**
 * Returns content that the server has for members with a permission, read again and again while the
 * page is visible. If the server cannot be reached, the last content stays. Other people keep the
 * first content.
 */
export function polled<Content>(
  permission: Permission,
  first: Content,
  read: (organizationId: string, timeout: AbortSignal) => Promise<Content>,
): Subscribable<Content> {
  let known = first;
  return {
    getSnapshot: () => known,
    subscribe(listener) {
      const leaving = new AbortController();
      async function refresh(organizationId: string): Promise<void> {
        try {
          const next = await read(organizationId, AbortSignal.timeout(REFRESH_MS));
          if (leaving.signal.aborted) return;
          known = next;
          listener();
        } catch {
          // The last content is still useful, such as the phone numbers of missing people.
        }
      }
      const organizationId = permittedOrganization(permission)?.id;
      if (organizationId !== undefined) {
        whileVisible(() => void refresh(organizationId), leaving.signal);
      }
      return () => leaving.abort();
    },
  };
}
