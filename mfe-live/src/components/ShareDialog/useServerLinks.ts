import { useEffect, useState } from 'react';
import { failureText } from '@standby/shared-ui';
import { readPageSession } from '@standby/shared-ui/contracts';
import { openLiveApi } from '../../data/server/live-api';
import type { LinkKind, LiveLink } from '../../../server/contract';

/** A link with its address, which the server says once. */
export interface MadeLink extends LiveLink {
  readonly address: string;
}

export interface LinksFailure {
  readonly title: string;
  readonly text: string;
}

export interface ServerLinks {
  /** Undefined until the server has said which there are. */
  readonly links: readonly LiveLink[] | undefined;
  /** The one that was made last, in this dialog. */
  readonly made: MadeLink | undefined;
  /** What is under way: the kind of link that is made, or the id of the one that is revoked. */
  readonly pending: string | undefined;
  readonly failure: LinksFailure | undefined;
  /** Asks once more which links there are. */
  readonly reload: () => void;
  readonly make: (kind: LinkKind, hours: number) => void;
  readonly revoke: (link: LiveLink) => void;
}

const NO_ANSWER = 'The server did not answer. Try again in a moment.';

const NOT_LOADED = 'The links did not load.';

async function readLinks(
  params: { readonly organizationId: string; readonly showId: string },
  signal?: AbortSignal,
): Promise<readonly LiveLink[]> {
  const { links } = await openLiveApi()('GET /organizations/:organizationId/live/:showId/links', {
    params,
    ...(signal && { signal }),
  });
  return links;
}

/** The links of a room on the server. */
export function useServerLinks(showId: string): ServerLinks {
  const [links, setLinks] = useState<readonly LiveLink[]>();
  const [made, setMade] = useState<MadeLink>();
  const [pending, setPending] = useState<string>();
  const [failure, setFailure] = useState<LinksFailure>();
  const organizationId = readPageSession()?.organizationId ?? '';

  async function attempt(what: string, title: string, work: () => Promise<void>): Promise<void> {
    setPending(what);
    setFailure(undefined);
    try {
      await work();
    } catch (failed) {
      setFailure({ title, text: failureText(failed, NO_ANSWER) });
    } finally {
      setPending(undefined);
    }
  }

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    readLinks({ organizationId, showId }, signal).then(setLinks, (failed: unknown) => {
      if (signal.aborted) return;
      setFailure({ title: NOT_LOADED, text: failureText(failed, NO_ANSWER) });
    });
    return () => leaving.abort();
  }, [organizationId, showId]);

  return {
    links,
    made,
    pending,
    failure,
    reload() {
      void attempt('list', NOT_LOADED, async () => {
        setLinks(await readLinks({ organizationId, showId }));
      });
    },
    make(kind, hours) {
      void attempt(kind, 'The link was not made.', async () => {
        const link = await openLiveApi()('POST /organizations/:organizationId/live/:showId/links', {
          params: { organizationId, showId },
          body: { kind, hours },
        });
        setMade(link);
        setLinks((known = []) => [link, ...known]);
      });
    },
    revoke({ id }) {
      void attempt(id, 'The link was not revoked.', async () => {
        await openLiveApi()('DELETE /organizations/:organizationId/live/:showId/links/:linkId', {
          params: { organizationId, showId, linkId: id },
        });
        setLinks((known = []) => known.filter((link) => link.id !== id));
        setMade((last) => (last?.id === id ? undefined : last));
      });
    },
  };
}
