import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useCollection, type CollectionState } from '@standby/collections/screens';
import { failureText } from '@standby/contracts';
import type { Shows } from '../../data/shows';
import type { Show } from '../../domain/show';

const NOT_LOADED = 'Something went wrong while it was loaded. Nothing is lost: try again.';

/** State of the show that a page is about. */
type ShowState =
  | { readonly state: 'loading' | 'missing' }
  | { readonly state: 'failed'; readonly message: string; readonly retry: () => void }
  | { readonly state: 'ready'; readonly show: Show };

export interface ShowOfPage extends Pick<
  CollectionState<Show>,
  'isReadOnly' | 'notices' | 'dismiss'
> {
  readonly showId: string;
  readonly shown: ShowState;
}

/** Returns the show that the address names. */
export function useShow(shows: Shows): ShowOfPage {
  const { showId = '' } = useParams();
  const { list, paged, retry, ...rest } = useCollection(shows);
  const [failure, setFailure] = useState<string>();
  const isPaged = paged !== undefined;

  // The dashboard loads a long list in pages, so the show of this page may have to be loaded
  // separately.
  useEffect(() => {
    if (!isPaged) return;
    shows.list().catch((error: unknown) => setFailure(failureText(error, NOT_LOADED)));
  }, [isPaged, shows]);

  const shownOf = (): ShowState => {
    if (list.state === 'ready') {
      const show = list.items.find(({ id }) => id === showId);
      return show ? { state: 'ready', show } : { state: 'missing' };
    }
    const message = list.state === 'failed' ? list.message : failure;
    if (message === undefined) return { state: 'loading' };
    const handleRetry = (): void => {
      setFailure(undefined);
      retry();
    };
    return { state: 'failed', message, retry: handleRetry };
  };
  return { showId, shown: shownOf(), ...rest };
}
