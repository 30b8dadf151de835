import { Radio, SearchX, Unplug } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Breadcrumb, Button, EmptyState, Skeleton, VisuallyHidden } from '@standby/shared-ui';
import type { NoticeKind } from '@standby/collections/port';
import { Notices } from '@standby/collections/screens';
import { paths, roomPath, showPath } from '@standby/contracts';
import { ShowFrame } from '@standby/show-frame';
import { truncateForList } from '@standby/shared-ui/text';
import type { Show } from '../../domain/show';
import { Root } from './ShowPage.styles';
import type { ShowOfPage } from './useShow';

interface ShowPageProps {
  readonly page: ShowOfPage;
  /** Name of this page. */
  readonly name: string;
  /** Parent page of the show, for a page below another one. */
  readonly above?: { readonly name: string; readonly path: string };
  /** Whether the page is a form: as narrow as all forms, and with no link except the way back. */
  readonly isForm?: boolean;
  /** Count that follows the name in the heading. */
  readonly count?: string | undefined;
  /** Actions beside the heading. */
  readonly actions?: ReactNode;
  readonly children: (show: Show) => ReactNode;
}

const OVERVIEW = 'Overview';

/** Kinds of notices that a page's list shows, too. */
const noticesOfList: ReadonlySet<NoticeKind> = new Set(['offline', 'read-only', 'memory-only']);

function Missing() {
  return (
    <EmptyState
      icon={<SearchX strokeWidth={1.5} aria-hidden />}
      text="It may have been deleted, or the address is not quite right."
      action={
        <Button as={Link} to={paths.dashboard} variant="primary">
          Go to the dashboard
        </Button>
      }
    />
  );
}

function Content({ page, children }: Pick<ShowPageProps, 'page' | 'children'>) {
  const { shown } = page;
  switch (shown.state) {
    case 'loading':
      return (
        <>
          <VisuallyHidden role="status">Loading the show…</VisuallyHidden>
          <Skeleton height="16rem" />
        </>
      );
    case 'missing':
      return <Missing />;
    case 'failed':
      return (
        <EmptyState
          role="alert"
          icon={<Unplug strokeWidth={1.5} aria-hidden />}
          title="The show did not load"
          text={shown.message}
          action={<Button onClick={shown.retry}>Retry</Button>}
        />
      );
    case 'ready':
      return children(shown.show);
  }
}

/** Returns the links back to the dashboard and, on pages below the overview, to the show. */
function crumbsOf(title: string, { page, name, above }: Omit<ShowPageProps, 'children'>) {
  const dashboard = { label: 'Dashboard', link: <Link to={paths.dashboard} /> };
  if (name === OVERVIEW) return [dashboard, { label: title }];
  const show = { label: title, link: <Link to={showPath(page.showId)} /> };
  const parents = above ? [{ label: above.name, link: <Link to={above.path} /> }] : [];
  return [dashboard, show, ...parents, { label: name }];
}

/** Frame of a show's page: its position, its neighbours, and the loading states of the show. */
export function ShowPage(props: ShowPageProps) {
  const { page, name, isForm, count, actions, children } = props;
  const { showId, shown, notices, dismiss } = page;
  const show = shown.state === 'ready' ? shown.show : undefined;
  const isMissing = shown.state === 'missing';
  const title = show ? truncateForList(show.title) : isMissing ? 'No such show' : 'Show';
  const isOverview = name === OVERVIEW;
  return (
    <Root
      title={isOverview || !show ? title : `${name} · ${title}`}
      heading={isOverview || isMissing ? title : name}
      count={count}
      width={isForm ? 'form' : 'content'}
      breadcrumb={<Breadcrumb data-print="hide" items={crumbsOf(title, props)} />}
      actions={
        show &&
        !isForm && (
          <>
            {actions}
            {isOverview && (
              <Button
                as={Link}
                to={roomPath(showId)}
                data-print="hide"
                variant="primary"
                icon={<Radio strokeWidth={1.5} aria-hidden />}
              >
                Open live room
              </Button>
            )}
          </>
        )
      }
    >
      {show && !isForm && <ShowFrame showId={showId} />}
      <Notices
        notices={notices.filter(({ kind }) => isOverview || !noticesOfList.has(kind))}
        onDismiss={dismiss}
      />
      <Content page={page}>{children}</Content>
    </Root>
  );
}
