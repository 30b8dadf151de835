import { Radio, SearchX, Unplug } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Breadcrumb, Button, EmptyState, Page, Skeleton, VisuallyHidden } from '@standby/shared-ui';
import type { NoticeKind } from '@standby/collections/port';
import { Notices } from '@standby/collections/screens';
import { paths, roomPath, showPath } from '@standby/contracts';
import { ShowFrame } from '@standby/show-frame';
import { truncateForList } from '@standby/shared-ui/text';
import type { Show } from '../../domain/show';
import type { ShowOfPage } from './useShow';

interface ShowPageProps {
  readonly page: ShowOfPage;
  /** Name of this one of the show's pages. */
  readonly name: string;
  /** The page of the show that it belongs to, for one below it. */
  readonly above?: { readonly name: string; readonly path: string };
  /** A form is as narrow as all forms, and leads nowhere but back. */
  readonly isForm?: boolean;
  /** Follows the name in the heading. */
  readonly count?: string | undefined;
  /** Beside the heading. */
  readonly actions?: ReactNode;
  readonly children: (show: Show) => ReactNode;
}

const OVERVIEW = 'Overview';

/** Notices that the list of a page gives, too. */
const saidBelow: ReadonlySet<NoticeKind> = new Set(['offline', 'read-only', 'memory-only']);

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

/** The way back to the dashboard and, below the overview, to the show. */
function crumbsOf(title: string, { page, name, above }: Omit<ShowPageProps, 'children'>) {
  const dashboard = { label: 'Dashboard', link: <Link to={paths.dashboard} /> };
  if (name === OVERVIEW) return [dashboard, { label: title }];
  const show = { label: title, link: <Link to={showPath(page.showId)} /> };
  const parents = above ? [{ label: above.name, link: <Link to={above.path} /> }] : [];
  return [dashboard, show, ...parents, { label: name }];
}

/** One of a show's own pages: where it is, its neighbours, and the show's states. */
export function ShowPage(props: ShowPageProps) {
  const { page, name, isForm, count, actions, children } = props;
  const { showId, shown, notices, dismiss } = page;
  const show = shown.state === 'ready' ? shown.show : undefined;
  const isMissing = shown.state === 'missing';
  const title = show ? truncateForList(show.title) : isMissing ? 'No such show' : 'Show';
  const isOverview = name === OVERVIEW;
  return (
    <Page
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
        notices={notices.filter(({ kind }) => isOverview || !saidBelow.has(kind))}
        onDismiss={dismiss}
      />
      <Content page={page}>{children}</Content>
    </Page>
  );
}
