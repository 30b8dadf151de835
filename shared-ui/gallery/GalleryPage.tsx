import { Brand, Page, SkipLink, ThemeToggle } from '@standby/shared-ui';
import type { ReactNode } from 'react';
import { Bar, Chapters, Layout, Nav } from './Gallery.styles';

interface GalleryPageProps {
  title: string;
  lead: ReactNode;
  chapters: readonly { readonly id: string; readonly title: string }[];
  children: ReactNode;
}

/** A page of the gallery, with links to its chapters. */
export function GalleryPage({ title, lead, chapters, children }: GalleryPageProps) {
  return (
    <>
      <SkipLink />
      <Bar>
        <Brand as="a" href="/" />
        <ThemeToggle />
      </Bar>
      <Layout>
        <Nav aria-label="Chapters">
          <Chapters role="list">
            {chapters.map((chapter) => (
              <li key={chapter.id}>
                <a href={`#${chapter.id}`}>{chapter.title}</a>
              </li>
            ))}
          </Chapters>
        </Nav>
        <main id="main" tabIndex={-1}>
          <Page title={title} lead={lead}>
            {children}
          </Page>
        </main>
      </Layout>
    </>
  );
}
