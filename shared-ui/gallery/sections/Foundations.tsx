import { Brand, color, text } from '@standby/shared-ui';
import { Figure, Row, Sample, Swatch, Swatches } from '../Gallery.styles';
import { Section, Specimen } from '../Specimens';

const displaySizes = ['hero', 'display', 'title', 'section'] as const;
const bodySizes = ['heading', 'lead', 'body', 'small', 'micro'] as const;

/** Colour, type and the brand. */
export function Foundations() {
  return (
    <Section id="foundations" title="Foundations">
      <Specimen title="Brand">
        <Row>
          <Brand />
        </Row>
      </Specimen>
      <Specimen title="Colour">
        <Swatches>
          {Object.entries(color).map(([name, value]) => (
            <Swatch key={name} $color={value}>
              {name}
            </Swatch>
          ))}
        </Swatches>
      </Specimen>
      <Specimen title="Fraunces: titles">
        {displaySizes.map((name) => (
          <Sample key={name} $size={text[name].size} $line={text[name].line} $display>
            Act two, beginners
          </Sample>
        ))}
      </Specimen>
      <Specimen title="Instrument Sans: everything else">
        {bodySizes.map((name) => (
          <Sample key={name} $size={text[name].size} $line={text[name].line}>
            {name}: Standby electrics 24 to 31, fly cue 7 and sound 12.
          </Sample>
        ))}
      </Specimen>
      <Specimen title="Barlow Condensed: figures">
        <Figure>09:41 10:00</Figure>
      </Specimen>
    </Section>
  );
}
