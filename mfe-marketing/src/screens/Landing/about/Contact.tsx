import { contact } from '../../../domain/contact';
import { Heading, Lead, Section, SectionHeader } from '../Landing.styles';
import * as S from './About.styles';

const desks = [
  {
    title: 'Help and billing',
    address: contact.support,
    text: 'Questions about the product, your plan, or discounts for schools.',
  },
  {
    title: 'Privacy',
    address: contact.privacy,
    text: 'What we hold about you, and having it corrected or deleted.',
  },
  {
    title: 'Legal',
    address: contact.legal,
    text: 'Questions about the terms.',
  },
] as const;

export function Contact() {
  return (
    <Section id="contact" tabIndex={-1} aria-labelledby="contact-title">
      <SectionHeader>
        <Heading id="contact-title">Contact</Heading>
        <Lead>
          Three desks, one for each kind of question. Professional gets priority support, Enterprise
          a dedicated account manager.
        </Lead>
      </SectionHeader>
      <S.Contacts role="list">
        {desks.map(({ title, address, text }) => (
          <S.ContactItem key={title}>
            <h3>{title}</h3>
            <a href={`mailto:${address}`}>{address}</a>
            <S.ContactText>{text}</S.ContactText>
          </S.ContactItem>
        ))}
      </S.Contacts>
    </Section>
  );
}
