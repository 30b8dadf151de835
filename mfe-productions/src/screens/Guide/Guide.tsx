import { SearchX } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { Breadcrumb, Button, EmptyState, Page } from '@standby/shared-ui';
import { guidePath } from '@standby/contracts';
import { guideBlocks, type GuideBlock, type Span } from '../../domain/guide/markdown';
import { guideText, pageName, pictureAddress } from './guide-pages';
import * as S from './Guide.styles';

/**
 * Words of a guide page. The text never changes while the page is open, so the index serves as the
 * key.
 */
function Words({ spans }: { readonly spans: readonly Span[] }) {
  return spans.map(({ kind, text, target = '' }, place) => {
    const key = `${place} ${text}`;
    switch (kind) {
      case 'strong':
        return <strong key={key}>{text}</strong>;
      case 'em':
        return <em key={key}>{text}</em>;
      case 'code':
        return <code key={key}>{text}</code>;
      case 'link':
        return (
          <Link key={key} to={guidePath(pageName(target))}>
            {text}
          </Link>
        );
      case 'text':
        return text;
    }
  });
}

function Part({ block }: { readonly block: GuideBlock }) {
  switch (block.kind) {
    case 'heading':
      // The first heading is the heading of the page.
      return block.level === 1 ? null : <h2>{block.text}</h2>;
    case 'picture':
      return <img src={pictureAddress(block.source)} alt={block.alt} loading="lazy" />;
    case 'paragraph':
      return (
        <p>
          <Words spans={block.spans} />
        </p>
      );
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((spans) => (
            <li key={spans.map(({ text }) => text).join('')}>
              <Words spans={spans} />
            </li>
          ))}
        </List>
      );
    }
  }
}

/** Guide for stage managers with a page for each task, from the documentation. */
export default function Guide() {
  const { page = '' } = useParams();
  const text = guideText(page);
  const blocks = guideBlocks(text ?? '');
  const heading = blocks.find((block) => block.kind === 'heading');
  const title = heading?.text ?? 'This page does not exist';
  const first = { label: 'Guide', link: <Link to={guidePath()} /> };
  return (
    <Page
      title={title}
      breadcrumb={page === '' ? undefined : <Breadcrumb items={[first, { label: title }]} />}
    >
      {text === undefined ? (
        <EmptyState
          icon={<SearchX strokeWidth={1.5} aria-hidden />}
          text="The guide has no page at this address."
          action={
            <Button as={Link} to={guidePath()} variant="primary">
              Open the guide
            </Button>
          }
        />
      ) : (
        <S.Root>
          {blocks.map((block) => (
            <Part key={JSON.stringify(block)} block={block} />
          ))}
        </S.Root>
      )}
    </Page>
  );
}
