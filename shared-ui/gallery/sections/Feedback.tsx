import { Theater } from 'lucide-react';
import {
  Banner,
  Button,
  EmptyState,
  Progress,
  Skeleton,
  Spinner,
  StatusBadge,
  Tag,
  useToast,
  type Tone,
} from '@standby/shared-ui';
import { keysOf } from '@standby/contracts';
import { Columns, Row } from '../Gallery.styles';
import { Section, Specimen } from '../Specimens';

const words: Record<Tone, string> = {
  go: 'Active',
  standby: 'In Rehearsal',
  stop: 'Offline',
  info: 'Available',
  neutral: 'Completed',
};
const tones = keysOf(words);

/** Messages of the system. */
export function Feedback() {
  const toast = useToast();

  return (
    <Section id="feedback" title="Feedback">
      <Specimen title="StatusBadge and Tag">
        <Row>
          {tones.map((tone) => (
            <StatusBadge key={tone} tone={tone}>
              {words[tone]}
            </StatusBadge>
          ))}
          <Tag>Viewer</Tag>
          <Tag>Controller</Tag>
        </Row>
      </Specimen>
      <Specimen title="Banner">
        {tones.map((tone) => (
          <Banner
            key={tone}
            tone={tone}
            title={`${words[tone]}: the prompt desk says`}
            text="What happened in a sentence, and what to do next."
            action={<Button size="small">Retry</Button>}
          />
        ))}
      </Specimen>
      <Specimen title="Toast">
        <Row>
          {tones.map((tone) => (
            <Button
              key={tone}
              onClick={() =>
                toast.show({
                  tone,
                  title: words[tone],
                  description: 'It disappears automatically.',
                })
              }
            >
              Show {tone}
            </Button>
          ))}
          <Button
            onClick={() =>
              toast.show({
                title: 'Studio B deleted',
                action: {
                  label: 'Undo',
                  onAction: () => toast.show({ tone: 'go', title: 'Studio B is back' }),
                },
                durationMs: 0,
              })
            }
          >
            Show undo
          </Button>
        </Row>
      </Specimen>
      <Specimen title="Progress, Spinner, Skeleton">
        <Columns>
          <Progress label="Elapsed" value={0} max={600} valueText="0 of 10 minutes" />
          <Progress label="Elapsed" value={228} max={600} valueText="3:48 of 10 minutes" />
          <Progress label="Elapsed" value={600} max={600} valueText="10 of 10 minutes" />
          <Row>
            <Spinner label="Loading shows" /> Loading shows
          </Row>
          <div>
            <Skeleton height="1.5em" style={{ width: '60%' }} />
            <br />
            <Skeleton height="4em" />
          </div>
        </Columns>
      </Specimen>
      <Specimen title="EmptyState">
        <EmptyState
          icon={<Theater strokeWidth={1.5} aria-hidden />}
          title="No shows yet"
          text="A show holds its timers, its cues and its company. Create the first one."
          action={<Button variant="primary">Create Event</Button>}
        />
      </Specimen>
    </Section>
  );
}
