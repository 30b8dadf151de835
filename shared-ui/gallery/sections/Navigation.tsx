import { useState } from 'react';
import { Accordion, Breadcrumb, Pagination, TabPanel, Tabs } from '@standby/shared-ui';
import { GalleryLink } from '../GalleryLink';
import { Section, Specimen } from '../Specimens';

const timers = [
  { value: 'timer-1', label: 'Timer 1' },
  { value: 'intermission', label: 'Intermission' },
  { value: 'act-2', label: 'Act 2' },
];

const questions = [
  {
    id: 'trial',
    title: 'Is there a free trial?',
    content: <p>Fourteen days, without a card.</p>,
  },
  {
    id: 'import',
    title: 'Can I import what I have?',
    content: <p>From CSV, Excel and PDF.</p>,
  },
];

/** Ways through a page and between pages. */
export function Navigation() {
  const [timer, setTimer] = useState('timer-1');
  const [question, setQuestion] = useState<string | null>('trial');

  return (
    <Section id="navigation" title="Navigation">
      <Specimen title="Breadcrumb">
        <Breadcrumb
          items={[
            { label: 'Dashboard', link: <GalleryLink href="#navigation" /> },
            { label: 'The Winter’s Tale' },
          ]}
        />
      </Specimen>
      <Specimen title="Tabs and TabPanel">
        <Tabs id="timers" label="Timers" items={timers} value={timer} onChange={setTimer} />
        <TabPanel tabs="timers" value={timer} tabIndex={0}>
          {timers.find(({ value }) => value === timer)?.label} is chosen.
        </TabPanel>
      </Specimen>
      <Specimen title="Accordion">
        <Accordion items={questions} value={question} onChange={setQuestion} />
      </Specimen>
      <Specimen title="Pagination">
        <Pagination page={4} pageCount={9} renderLink={() => <GalleryLink href="#navigation" />} />
        <Pagination
          aria-label="Pages of a short list"
          page={1}
          pageCount={1}
          renderLink={() => <GalleryLink href="#navigation" />}
        />
      </Specimen>
    </Section>
  );
}
