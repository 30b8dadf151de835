import { useEffect, useState } from 'react';
import { failureText } from '@standby/shared-ui';
import { useSubmission } from '@standby/shared-ui/forms';
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
  signal: AbortSignal,
): Promise<readonly LiveLink[]> {
  const { links } = await openLiveApi()('GET /organizations/:organizationId/live/:showId/links', {
    params,
    signal,
  });
  return links;
}

/** The links of a room on the server. */
export function useServerLinks(showId: string): ServerLinks {
  const [links, setLinks] = useState<readonly LiveLink[]>();
  const [made, setMade] = useState<MadeLink>();
  const [attempt, setAttempt] = useState<{ readonly what: string; readonly title: string }>();
  const [listFailure, setListFailure] = useState<LinksFailure>();
  const { isPending, failure, send } = useSubmission({ otherwise: NO_ANSWER });
  const organizationId = readPageSession()?.organizationId ?? '';

  function start<Result>(
    what: string,
    title: string,
    work: (signal: AbortSignal) => Promise<Result>,
    onDone: (result: Result) => void,
  ): void {
    setAttempt({ what, title });
    setListFailure(undefined);
    void send(work, onDone);
  }

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    readLinks({ organizationId, showId }, signal).then(setLinks, (failed: unknown) => {
      if (signal.aborted) return;
      setListFailure({ title: NOT_LOADED, text: failureText(failed, NO_ANSWER) });
    });
    return () => leaving.abort();
  }, [organizationId, showId]);

  return {
    links,
    made,
    pending: isPending ? attempt?.what : undefined,
    failure: failure && attempt ? { title: attempt.title, text: failure.text } : listFailure,
    reload() {
      start(
        'list',
        NOT_LOADED,
        (signal) => readLinks({ organizationId, showId }, signal),
        setLinks,
      );
    },
    make(kind, hours) {
      start(
        kind,
        'The link was not made.',
        () =>
          openLiveApi()('POST /organizations/:organizationId/live/:showId/links', {
            params: { organizationId, showId },
            body: { kind, hours },
          }),
        (link) => {
          setMade(link);
          setLinks((known = []) => [link, ...known]);
        },
      );
    },
    revoke({ id }) {
      start(
        id,
        'The link was not revoked.',
        () =>
          openLiveApi()('DELETE /organizations/:organizationId/live/:showId/links/:linkId', {
            params: { organizationId, showId, linkId: id },
          }),
        () => {
          setLinks((known = []) => known.filter((link) => link.id !== id));
          setMade((last) => (last?.id === id ? undefined : last));
        },
      );
    },
  };
}
