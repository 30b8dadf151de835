import { Button, Card, CardGrid, Kbd, QrCode, StatusBadge, Tag } from '@standby/shared-ui';
import { Row } from '../Gallery.styles';
import { Section, Specimen } from '../Specimens';

const shows = [
  { title: 'The Winter’s Tale', tone: 'go', status: 'Active', place: 'Main Stage, EST' },
  { title: 'Hedda Gabler', tone: 'standby', status: 'In Rehearsal', place: 'Studio A, PST' },
  {
    title: 'The Curious Incident of the Dog in the Night-Time',
    tone: 'neutral',
    status: 'Completed',
    place: 'Studio B, CST',
  },
] as const;

/** Containers for content. */
export function Structure() {
  return (
    <Section id="structure" title="Structure">
      <Specimen title="Card and CardGrid">
        <CardGrid label="Shows">
          {shows.map(({ title, tone, status, place }) => (
            <Card
              key={title}
              header={
                <Row>
                  <h4>{title}</h4>
                  <StatusBadge tone={tone}>{status}</StatusBadge>
                </Row>
              }
              footer={
                <>
                  <Row>
                    <Tag>Viewer</Tag>
                    <Tag>Controller</Tag>
                  </Row>
                  <Button size="small">Open</Button>
                </>
              }
            >
              {place}
            </Card>
          ))}
        </CardGrid>
      </Specimen>
      <Specimen title="QrCode">
        <QrCode
          value="https://standby.example/add-device?code=K7QF-2M9X"
          label="Pairs a device with Studio B"
          size="12rem"
        />
      </Specimen>
      <Specimen title="Kbd">
        <p>
          <Kbd>Space</Kbd> starts and holds, <Kbd>Z</Kbd> takes the last act back.
        </p>
      </Specimen>
    </Section>
  );
}
