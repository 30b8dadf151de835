import { useEffect, useState } from 'react';
import { failureText } from '@standby/contracts';
import { useSubmission } from '@standby/forms';
import { readPageSession } from '@standby/contracts';
import { openLinkApi } from '../../data/server/link-api';
import type { LinkKind } from '../../contract';
import type { LiveLink } from '../../link-contract';
import { REVOKE_DELAY_MS } from '../../link-limits';

/** The settings of a link to make. */
interface LinkWish {
  readonly kind: LinkKind;
  readonly name: string;
  readonly hours: number;
  /** The only department of a cue light’s link. */
  readonly department?: string;
}

interface LinksFailure {
  readonly title: string;
  readonly text: string;
}

interface ServerLinks {
  /** Links of the room; undefined until the server has listed them. */
  readonly links: readonly LiveLink[] | undefined;
  /** Kind of the link that is being made, or id of the link that is being changed. */
  readonly pending: string | undefined;
  readonly failure: LinksFailure | undefined;
  /** Loads the links again. */
  readonly reload: () => void;
  readonly make: (wish: LinkWish, onMade: (link: LiveLink) => void) => void;
  /** Revokes the link after a delay, during which `restore` cancels it. */
  readonly revoke: (link: LiveLink) => void;
  readonly restore: (link: LiveLink) => void;
}

const NO_ANSWER = 'The server did not answer. Try again in a moment.';

const NOT_LOADED = 'The links did not load.';

async function readLinks(
  params: { readonly organizationId: string; readonly showId: string },
  signal: AbortSignal,
): Promise<readonly LiveLink[]> {
  const { links } = await openLinkApi()('GET /organizations/:organizationId/live/:showId/links', {
    params,
    signal,
  });
  return links;
}

/** Loads, makes, revokes and restores the links of a room on the server. */
export function useServerLinks(showId: string): ServerLinks {
  const [links, setLinks] = useState<readonly LiveLink[]>();
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

  function replace(changed: LiveLink): void {
    setLinks((known = []) => known.map((link) => (link.id === changed.id ? changed : link)));
  }

  useEffect(() => {
    const ending = links?.find(({ isRevoked }) => isRevoked);
    if (!ending) return undefined;
    const timer = setTimeout(
      () => setLinks((known = []) => known.filter(({ id }) => id !== ending.id)),
      REVOKE_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, [links]);

  return {
    links,
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
    make({ kind, ...wish }, onMade) {
      start(
        kind,
        'The link was not made.',
        () =>
          openLinkApi()('POST /organizations/:organizationId/live/:showId/links', {
            params: { organizationId, showId },
            body: { kind, ...wish },
          }),
        (link) => {
          setLinks((others = []) => [link, ...others]);
          onMade(link);
        },
      );
    },
    revoke({ id }) {
      start(
        id,
        'The link was not revoked.',
        () =>
          openLinkApi()('DELETE /organizations/:organizationId/live/:showId/links/:linkId', {
            params: { organizationId, showId, linkId: id },
          }),
        replace,
      );
    },
    restore({ id }) {
      start(
        id,
        'The link was not restored.',
        () =>
          openLinkApi()('POST /organizations/:organizationId/live/:showId/links/:linkId/restore', {
            params: { organizationId, showId, linkId: id },
          }),
        replace,
      );
    },
  };
}
