import { Brand, Page, SkipLink, ThemeToggle } from '@standby/shared-ui';
import { Bar, Chapters, Layout, Nav } from './Gallery.styles';
import { Actions } from './sections/Actions';
import { Choices } from './sections/Choices';
import { Feedback } from './sections/Feedback';
import { Fields } from './sections/Fields';
import { Foundations } from './sections/Foundations';
import { Navigation } from './sections/Navigation';
import { Overlays } from './sections/Overlays';
import { Structure } from './sections/Structure';

const chapters = [
  ['foundations', 'Foundations'],
  ['actions', 'Actions'],
  ['fields', 'Fields'],
  ['choices', 'Choices'],
  ['feedback', 'Feedback'],
  ['navigation', 'Navigation'],
  ['overlays', 'Overlays'],
  ['structure', 'Structure'],
] as const;

/** Every component of the design system in all its states, on one page. */
export function Gallery() {
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
            {chapters.map(([id, title]) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </Chapters>
        </Nav>
        <main id="main" tabIndex={-1}>
          <Page
            title="Gallery"
            lead={
              <>
                Every component in all its states. The button at the top right changes the theme.{' '}
                <a href="/remotes.html">Code to copy for your remote</a>
              </>
            }
          >
            <Foundations />
            <Actions />
            <Fields />
            <Choices />
            <Feedback />
            <Navigation />
            <Overlays />
            <Structure />
          </Page>
        </main>
      </Layout>
    </>
  );
}
