import { Unplug } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import { Banner, Button, EmptyState, Page, Skeleton, VisuallyHidden } from '@standby/shared-ui';
import { companyPath, failureText } from '@standby/contracts';
import type { PersonPage } from '../../../server/schedule/link-contract';
import {
  openPersonPage as openStoredPersonPage,
  type OpenPage,
  type OpenPersonPage,
} from '../../data/person-links';
import { MyDays } from './MyDays';
import * as S from './MyCalls.styles';

const NOT_LOADED = 'Something went wrong while it was loaded. Try again.';
const NO_TOKEN = 'This link is incomplete. Open the link as it was sent to you.';

type State =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly message: string }
  | ({ readonly state: 'ready' } & OpenPage);

/**
 * Page of one person of a company, opened by a link without an account. In sample mode the link is
 * the person’s id, and the page is a preview.
 */
export default function MyCalls({
  openPersonPage = openStoredPersonPage,
}: {
  readonly openPersonPage?: OpenPersonPage;
}) {
  const { showId = '' } = useParams();
  const token = useLocation().hash.slice(1);
  const [shown, setShown] = useState<State>({ state: 'loading' });

  const load = useCallback(async (): Promise<State> => {
    if (token === '') return { state: 'failed', message: NO_TOKEN };
    try {
      return { state: 'ready', ...(await openPersonPage(showId, token)) };
    } catch (error) {
      return { state: 'failed', message: failureText(error, NOT_LOADED) };
    }
  }, [openPersonPage, showId, token]);

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
  const { page, isPreview, markSeen, changeNote } = shown;
  const follow = async (changed: Promise<PersonPage>): Promise<void> =>
    setShown({ ...shown, page: await changed });
  return (
    <S.Frame>
      <Page title={`${page.name} · ${page.show.title}`} heading={page.name} width="form">
        {isPreview && (
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
