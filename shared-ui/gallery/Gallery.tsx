import { GalleryPage } from './GalleryPage';
import { Actions } from './sections/Actions';
import { Choices } from './sections/Choices';
import { Feedback } from './sections/Feedback';
import { Fields } from './sections/Fields';
import { Foundations } from './sections/Foundations';
import { Navigation } from './sections/Navigation';
import { Overlays } from './sections/Overlays';
import { Structure } from './sections/Structure';

const chapters = [
  { id: 'foundations', title: 'Foundations', Chapter: Foundations },
  { id: 'actions', title: 'Actions', Chapter: Actions },
  { id: 'fields', title: 'Fields', Chapter: Fields },
  { id: 'choices', title: 'Choices', Chapter: Choices },
  { id: 'feedback', title: 'Feedback', Chapter: Feedback },
  { id: 'navigation', title: 'Navigation', Chapter: Navigation },
  { id: 'overlays', title: 'Overlays', Chapter: Overlays },
  { id: 'structure', title: 'Structure', Chapter: Structure },
];

/** Every component of the design system in all its states, on one page. */
export function Gallery() {
  return (
    <GalleryPage
      title="Gallery"
      lead={
        <>
          Every component in all its states. The button at the top right changes the theme.{' '}
          <a href="/remotes.html">Code to copy for your remote</a>
        </>
      }
      chapters={chapters}
    >
      {chapters.map(({ id, Chapter }) => (
        <Chapter key={id} />
      ))}
    </GalleryPage>
  );
}
