import { Play, Plus, Settings, SkipForward } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '@standby/shared-ui';
import { Row } from '../Gallery.styles';
import { Section, Specimen } from '../Specimens';

const variants = ['primary', 'secondary', 'ghost', 'danger'] as const;
const sizes = ['small', 'medium', 'large'] as const;

/** Buttons. */
export function Actions() {
  const [isPending, setIsPending] = useState(false);

  return (
    <Section id="actions" title="Actions">
      {sizes.map((size) => (
        <Specimen key={size} title={`Button, ${size}`}>
          <Row>
            {variants.map((variant) => (
              <Button key={variant} variant={variant} size={size}>
                {variant}
              </Button>
            ))}
            <Button size={size} variant="primary" icon={<Plus strokeWidth={1.5} aria-hidden />}>
              Create show
            </Button>
          </Row>
        </Specimen>
      ))}
      <Specimen title="Button, disabled, pending, pressed and as a link">
        <Row>
          <Button variant="primary" disabled>
            Disabled
          </Button>
          <Button disabled>Disabled</Button>
          <Button
            variant="primary"
            pending={isPending}
            pendingLabel="Saving"
            onClick={() => setIsPending(true)}
          >
            Press to save
          </Button>
          <Button variant="primary" pending>
            Pending
          </Button>
          <Button pending>Pending</Button>
          <Button aria-pressed>Pressed</Button>
          <Button as="a" href="#actions">
            A link
          </Button>
        </Row>
      </Specimen>
      <Specimen title="IconButton">
        <Row>
          <IconButton label="Play">
            <Play strokeWidth={1.5} aria-hidden />
          </IconButton>
          <IconButton label="Next cue" size="small">
            <SkipForward strokeWidth={1.5} aria-hidden />
          </IconButton>
          <IconButton label="Follow" aria-pressed>
            <Settings strokeWidth={1.5} aria-hidden />
          </IconButton>
          <IconButton label="Settings" disabled>
            <Settings strokeWidth={1.5} aria-hidden />
          </IconButton>
        </Row>
      </Specimen>
    </Section>
  );
}
