import { Link as LinkIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Page } from '@standby/shared-ui';
import { CookieBanner } from '../CookieConsent/CookieBanner';
import { LinkPreview } from '../LinkPreview/LinkPreview';
import { PublicLayout } from '../PublicLayout/PublicLayout';
import { BackButton } from './BackButton';
import * as S from './LegalDocument.styles';
import { useInPageSteps } from './useInPageSteps';

export interface LegalSection {
  /** Id in the page; `#id` leads to the section. */
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

interface LegalDocumentProps {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly sections: readonly LegalSection[];
}

/** Date on which all legal pages were last changed. */
const LAST_UPDATED = { iso: '2025-01-15', text: 'January 15, 2025' } as const;

/** Legal text: numbered sections, each with its own link, and a table of contents. */
export function LegalDocument({ title, description, path, sections }: LegalDocumentProps) {
  const stepsInside = useInPageSteps();
  const sectionLink = (id: string) => ({ to: `#${id}`, state: { stepsInside: stepsInside + 1 } });

  return (
    <PublicLayout header="bar">
      <CookieBanner />
      <Page
        title={title}
        description={description}
        breadcrumb={<BackButton stepsInside={stepsInside} />}
        lead={
          <>
            Last updated <time dateTime={LAST_UPDATED.iso}>{LAST_UPDATED.text}</time>
          </>
        }
      >
        <LinkPreview title={title} description={description} path={path} />
        <S.Columns>
          <S.Contents aria-label="Contents" data-print="hide">
            <S.ContentsList>
              {sections.map(({ id, title }) => (
                <li key={id}>
                  <S.ContentsLink {...sectionLink(id)}>{title}</S.ContentsLink>
                </li>
              ))}
            </S.ContentsList>
          </S.Contents>
          <S.Body>
            {sections.map(({ id, title, body }, index) => (
              <S.Section key={id}>
                <S.Heading id={id} tabIndex={-1}>
                  {index + 1}. {title}
                </S.Heading>
                <S.SectionLink {...sectionLink(id)} aria-label={`Link to section ${title}`}>
                  <LinkIcon strokeWidth={1.5} aria-hidden />
                </S.SectionLink>
                <S.Text>{body}</S.Text>
              </S.Section>
            ))}
          </S.Body>
        </S.Columns>
      </Page>
    </PublicLayout>
  );
}
