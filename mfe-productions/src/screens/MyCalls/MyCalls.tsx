import { Unplug } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import { Banner, Button, EmptyState, Page, Skeleton, VisuallyHidden } from '@standby/shared-ui';
import { companyPath, failureText, readApiBase } from '@standby/contracts';
import type { PersonPage } from '../../../server/schedule/link-contract';
import type { NoteState } from '../../domain/notes/note';
import { MyDays } from './MyDays';
import * as S from './MyCalls.styles';

const NOT_LOADED = 'Something went wrong while it was loaded. Try again.';
const NO_TOKEN = 'This link is incomplete. Open the link as it was sent to you.';

/** Open page of a person, with its acts. */
interface OpenPage {
  readonly page: PersonPage;
  readonly markSeen?: (callId: string) => Promise<PersonPage>;
  readonly changeNote: (key: string, state: NoteState) => Promise<PersonPage>;
}

type State =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly message: string }
  | ({ readonly state: 'ready' } & OpenPage);

async function openLink(base: string, token: string): Promise<OpenPage> {
  const server = await import('../../data/server-person-links');
  let page = await server.openPersonPage(base, token);
  const change = (part: Partial<PersonPage>) => (page = { ...page, ...part });
  return {
    page,
    async markSeen(callId) {
      const seenAt = await server.markCallSeen(base, token, callId);
      return change({
        calls: page.calls.map((call) =>
          call.id === callId ? Object.assign({}, call, { seenAt }) : call,
        ),
      });
    },
    changeNote: async (key, state) =>
      change({ notes: await server.changeLinkNote(base, token, key, state) }),
  };
}

/** Opens the page of a person in this browser, in sample mode. */
export type OpenPreview = (showId: string, personId: string) => Promise<OpenPage>;

const openPreviewOfBrowser: OpenPreview = async (showId, personId) => {
  const { openStoredPage } = await import('../../data/stored-person-page');
  return openStoredPage(showId, personId);
};

/**
 * Page of one person of a company, opened by a link without an account. In sample mode the link is
 * the person’s id, and the page is a preview.
 */
export default function MyCalls({
  openPreview = openPreviewOfBrowser,
}: {
  readonly openPreview?: OpenPreview;
}) {
  const { showId = '' } = useParams();
  const token = useLocation().hash.slice(1);
  const base = readApiBase();
  const [shown, setShown] = useState<State>({ state: 'loading' });

  const load = useCallback(async (): Promise<State> => {
    if (token === '') return { state: 'failed', message: NO_TOKEN };
    try {
      const opening = base === undefined ? openPreview(showId, token) : openLink(base, token);
      return { state: 'ready', ...(await opening) };
    } catch (error) {
      return { state: 'failed', message: failureText(error, NOT_LOADED) };
    }
  }, [base, openPreview, showId, token]);

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
  const { page, markSeen, changeNote } = shown;
  const follow = async (changed: Promise<PersonPage>): Promise<void> =>
    setShown({ ...shown, page: await changed });
  return (
    <S.Frame>
      <Page title={`${page.name} · ${page.show.title}`} heading={page.name} width="form">
        {base === undefined && (
          <Banner
            title="This is a preview."
            text="The person gets a link to this page from a server, in connected mode."
            action={
              <Button as={Link} to={companyPath(showId)}>
                Back to the company
              </Button>
            }
          />
        )}
        <MyDays
          page={page}
          onSeen={markSeen && ((callId) => follow(markSeen(callId)))}
          onNote={(key, state) => follow(changeNote(key, state))}
        />
      </Page>
    </S.Frame>
  );
}
