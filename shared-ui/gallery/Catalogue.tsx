import { Button, useToast } from '@standby/shared-ui';
import { Copy } from 'lucide-react';
import { chapters, type CatalogueEntry } from './catalogue';
import { Code, Entry } from './Gallery.styles';
import { GalleryPage } from './GalleryPage';
import { Section } from './Specimens';

function Specimen({ name, exports, code, Example }: CatalogueEntry) {
  const toast = useToast();
  const others = exports.filter((other) => other !== name);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(code);
      toast.show({ tone: 'go', title: `The code of ${name} is copied` });
    } catch {
      toast.show({ tone: 'stop', title: 'The browser did not copy it. Select the code instead.' });
    }
  }

  return (
    <Entry aria-labelledby={`entry-${name}`}>
      <h3 id={`entry-${name}`}>{name}</h3>
      {others.length > 0 && <p>With {others.join(', ')}</p>}
      {Example && <Example />}
      <Code tabIndex={0} aria-label={`Code of ${name}`} role="region">
        <code>{code}</code>
      </Code>
      <Button
        size="small"
        icon={<Copy strokeWidth={1.5} aria-hidden />}
        aria-label={`Copy the code of ${name}`}
        onClick={() => void copy()}
      >
        Copy
      </Button>
    </Entry>
  );
}

/** Exports of the design system for remotes: each with an example, its import and code to copy. */
export function Catalogue() {
  return (
    <GalleryPage
      title="For your remote"
      lead="Every component, hook, token and function that a remote may use, with code to copy."
      chapters={chapters}
    >
      {chapters.map(({ id, title, entries }) => (
        <Section key={id} id={id} title={title}>
          {entries.map((entry) => (
            <Specimen key={entry.name} {...entry} />
          ))}
        </Section>
      ))}
    </GalleryPage>
  );
}
