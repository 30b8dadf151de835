import { cloneElement, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { color, space, textStyle } from '../../theme/tokens';

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  ${textStyle('small')};
  color: ${color.textMuted};

  li {
    display: flex;
    align-items: center;
    min-inline-size: 0;
    max-inline-size: 100%;
  }

  li + li::before {
    content: '/' / '';
    padding-inline: ${space[2]};
  }

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${space[6]};
    color: inherit;
    text-decoration: none;
  }

  [aria-current] {
    min-inline-size: 0;
    color: ${color.text};
  }

  @media ${media.hover} {
    a:hover {
      color: ${color.text};
      text-decoration: underline;
    }
  }
`;

interface BreadcrumbItem {
  label: ReactNode;
  /** The link without its text, for example `<Link to={paths.rooms} />`; undefined for the page itself. */
  link?: ReactElement | undefined;
}

interface BreadcrumbProps extends ComponentPropsWithRef<'nav'> {
  /** Levels from the top down; the last one is the page itself. */
  items: readonly BreadcrumbItem[];
}

/** Position of the page in the product. */
export function Breadcrumb({ items, ...rest }: BreadcrumbProps) {
  const last = items.length - 1;
  return (
    <nav aria-label="Breadcrumb" {...rest}>
      <List role="list">
        {items.map(({ label, link }, index) => (
          // A breadcrumb is never reordered.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            {link ? (
              cloneElement(link, undefined, label)
            ) : (
              <span aria-current={index === last ? 'page' : undefined}>{label}</span>
            )}
          </li>
        ))}
      </List>
    </nav>
  );
}
