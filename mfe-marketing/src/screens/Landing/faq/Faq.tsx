import { Link as LinkIcon } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Accordion } from '@standby/shared-ui';
import { Heading, Section, SectionHeader } from '../Landing.styles';
import * as S from './Faq.styles';
import { faqs } from './faqs';

const items = faqs.map(({ id, question, answer }) => ({
  id,
  title: question,
  content: (
    <S.Answer>
      <p>{answer}</p>
      <Link to={{ hash: `#${id}` }}>
        <LinkIcon strokeWidth={1.5} aria-hidden />
        Link to this answer
      </Link>
    </S.Answer>
  ),
}));

/** Returns the question that the address names, and the history entry that named it. */
function useLinkedQuestion(): { readonly id: string | undefined; readonly entry: string } {
  const { hash, key } = useLocation();
  return { id: faqs.find(({ id }) => `#${id}` === hash)?.id, entry: key };
}

export function Faq() {
  const linked = useLinkedQuestion();
  const [openId, setOpenId] = useState<string | null>(null);
  const [seenEntry, setSeenEntry] = useState<string>();

  // Each arrival opens the question once; closing it afterwards is the reader's choice.
  if (linked.entry !== seenEntry) {
    setSeenEntry(linked.entry);
    if (linked.id) setOpenId(linked.id);
  }

  return (
    <Section aria-labelledby="faq-title">
      <S.Columns>
        <SectionHeader>
          <Heading id="faq-title">Frequently asked questions</Heading>
        </SectionHeader>
        <S.Questions>
          <Accordion items={items} value={openId} onChange={setOpenId} />
        </S.Questions>
      </S.Columns>
    </Section>
  );
}
