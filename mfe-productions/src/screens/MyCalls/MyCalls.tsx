import { Unplug } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button, EmptyState, Page, Skeleton, VisuallyHidden } from '@standby/shared-ui';
import { failureText, readApiBase } from '@standby/contracts';
import type { PersonPage } from '../../../server/schedule/link-contract';
import type { NoteState } from '../../domain/notes/note';
import { MyDays } from './MyDays';
import * as S from './MyCalls.styles';

const NOT_LOADED = 'Something went wrong while it was loaded. Try again.';
const NEEDS_SERVER = 'Personal links need a server: they work in connected mode.';
const NO_TOKEN = 'This link is incomplete. Open the link as it was sent to you.';

type State =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly message: string }
  | { readonly state: 'ready'; readonly page: PersonPage };

async function open(base: string, token: string): Promise<PersonPage> {
  const { openPersonPage } = await import('../../data/server-person-links');
  return openPersonPage(base, token);
}

/** Page of one person of a company, opened by a link without an account. */
export default function MyCalls() {
  const token = useLocation().hash.slice(1);
  const base = readApiBase();
  const [shown, setShown] = useState<State>({ state: 'loading' });

  const load = useCallback(async (): Promise<State> => {
    if (base === undefined) return { state: 'failed', message: NEEDS_SERVER };
    if (token === '') return { state: 'failed', message: NO_TOKEN };
    try {
      return { state: 'ready', page: await open(base, token) };
    } catch (error) {
      return { state: 'failed', message: failureText(error, NOT_LOADED) };
    }
  }, [base, token]);

  useEffect(() => {
    let isOver = false;
    const show = async (): Promise<void> => {
      const next = await load();
      if (!isOver) setShown(next);
    };
    void show();
    return () => {
      isOver = true;
    };
  }, [load]);

  if (shown.state === 'loading') {
    return (
      <S.Frame>
        <VisuallyHidden role="status">Loading your calls…</VisuallyHidden>
        <Skeleton height="24rem" />
      </S.Frame>
    );
  }
  if (shown.state === 'failed') {
    return (
      <S.Frame>
        <EmptyState
          role="alert"
          icon={<Unplug strokeWidth={1.5} aria-hidden />}
          title="Your calls did not load"
          text={shown.message}
          action={<Button onClick={() => window.location.reload()}>Retry</Button>}
        />
      </S.Frame>
    );
  }
  const { page } = shown;
  const handleSeen = async (callId: string): Promise<void> => {
    const { markCallSeen } = await import('../../data/server-person-links');
    const seenAt = await markCallSeen(base ?? '', token, callId);
    const calls = page.calls.map((call) => (call.id === callId ? { ...call, seenAt } : call));
    setShown({ state: 'ready', page: { ...page, calls } });
  };
  const handleNote = async (key: string, state: NoteState): Promise<void> => {
    const { changeLinkNote } = await import('../../data/server-person-links');
    const notes = await changeLinkNote(base ?? '', token, key, state);
    setShown({ state: 'ready', page: { ...page, notes } });
  };
  return (
    <S.Frame>
      <Page title={`${page.name} · ${page.show.title}`} heading={page.name} width="form">
        <MyDays page={page} onSeen={handleSeen} onNote={handleNote} />
      </Page>
    </S.Frame>
  );
}
