import { useLayoutEffect } from 'react';

interface DocumentTitleProps {
  /** The whole title of the browser's tab. */
  readonly children: string;
}

/** Title between two screens: the name of the product. */
const BETWEEN_SCREENS = 'Standby';

/**
 * Selector of titles that no screen rendered: the title of the HTML file, and the one between two
 * screens.
 */
const OTHER_TITLES = 'head > title:not([data-screen])';

/**
 * Title of the browser's tab while a screen is shown. React only adds its title, so the title of
 * the HTML file is removed, because a document has one title.
 */
export function DocumentTitle({ children }: DocumentTitleProps) {
  useLayoutEffect(() => {
    for (const title of document.querySelectorAll(OTHER_TITLES)) title.remove();
    return () => {
      const title = document.createElement('title');
      title.textContent = BETWEEN_SCREENS;
      document.head.append(title);
    };
  }, []);
  return <title data-screen="">{children}</title>;
}
