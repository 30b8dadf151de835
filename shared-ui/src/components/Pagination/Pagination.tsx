import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  cloneElement,
  type ComponentPropsWithRef,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
} from 'react';
import { List } from './Pagination.styles';
import { pageEntries } from './pages';

interface PaginationProps extends ComponentPropsWithRef<'nav'> {
  /** Number of the current page, from 1. */
  page: number;
  pageCount: number;
  /** Returns the link to a page without its text. A link can be opened in a tab and works with Back. */
  renderLink: (page: number) => ReactElement<HTMLAttributes<HTMLElement>>;
}

/** Links to the pages of a list. A single page shows as page 1. */
export function Pagination(props: PaginationProps) {
  const { page, pageCount, renderLink, ...rest } = props;

  const step = (target: number, words: ReactNode, label: string) => {
    if (target < 1 || target > Math.max(pageCount, 1)) {
      return (
        <span role="link" aria-disabled aria-label={label}>
          {words}
        </span>
      );
    }
    return cloneElement(
      renderLink(target),
      { 'aria-label': label, 'aria-current': target === page ? 'page' : undefined },
      words,
    );
  };

  return (
    <nav aria-label="Pagination" {...rest}>
      <List role="list">
        <li>{step(page - 1, <ChevronLeft strokeWidth={1.5} aria-hidden />, 'Previous page')}</li>
        {pageEntries(page, pageCount).map((entry) => (
          <li key={entry}>
            {typeof entry === 'number' ? (
              step(entry, entry, `Page ${entry}`)
            ) : (
              <span aria-hidden>…</span>
            )}
          </li>
        ))}
        <li>{step(page + 1, <ChevronRight strokeWidth={1.5} aria-hidden />, 'Next page')}</li>
      </List>
    </nav>
  );
}
