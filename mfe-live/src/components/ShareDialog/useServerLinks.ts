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

/** The links of a room on the server. */
export function useServerLinks(showId: string): ServerLinks {
  const [links, setLinks] = useState<readonly LiveLink[]>();
  const [loadings, setLoadings] = useState(1);
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
    const params = { organizationId, showId };
    openLiveApi()('GET /organizations/:organizationId/live/:showId/links', { params, signal }).then(
      (answer) => setLinks(answer.links),
      (failed: unknown) => {
        if (signal.aborted) return;
        setFailure({ title: 'The links did not load.', text: failureText(failed, NO_ANSWER) });
      },
    );
    return () => leaving.abort();
  }, [organizationId, showId, loadings]);

  return {
    links,
    made,
    pending,
    failure,
    reload() {
      setFailure(undefined);
      setLoadings((count) => count + 1);
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
