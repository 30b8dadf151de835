import type { ComponentPropsWithRef, ReactNode } from 'react';
import { DocumentTitle } from '../DocumentTitle/DocumentTitle';
import {
  Actions,
  Count,
  Header,
  Heading,
  HeadingRow,
  Lead,
  Root,
  type PageWidth,
} from './Page.styles';

interface PageProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Title of the browser's tab, before “· Standby”. */
  title: string;
  /** One sentence for search engines and link previews. */
  description?: string | undefined;
  /** Heading, when it differs from the title. */
  heading?: ReactNode;
  /** Text after the heading, such as `3/10`. */
  count?: string | undefined;
  /** One or two sentences under the heading. */
  lead?: ReactNode;
  breadcrumb?: ReactNode;
  /** Buttons beside the heading, the primary one last. */
  actions?: ReactNode;
  /** Search, sort and similar controls under the heading. */
  toolbar?: ReactNode;
  width?: PageWidth | undefined;
}

/**
 * Layout of an app screen inside the shell's `main`: document title and the only `h1`, which can take the focus after
 * a navigation.
 */
export function Page(props: PageProps) {
  const { title, description, heading = title, count, lead, breadcrumb, ...others } = props;
  const { actions, toolbar, width = 'content', children, ...rest } = others;
  return (
    <Root {...rest} $width={width}>
      <DocumentTitle>{`${title} · Standby`}</DocumentTitle>
      {description && <meta name="description" content={description} />}
      <Header>
        {breadcrumb}
        <HeadingRow>
          <Heading tabIndex={-1}>
            {heading}
            {count && (
              <>
                {' '}
                <Count>{count}</Count>
              </>
            )}
          </Heading>
          {actions && <Actions>{actions}</Actions>}
        </HeadingRow>
        {lead && <Lead>{lead}</Lead>}
      </Header>
      {toolbar}
      {children}
    </Root>
  );
}
