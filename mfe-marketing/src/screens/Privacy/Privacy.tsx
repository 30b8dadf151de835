import { paths } from '@standby/contracts';
import { LegalDocument } from '../../components/LegalDocument/LegalDocument';
import { privacySections } from './privacy-sections';

export default function Privacy() {
  return (
    <LegalDocument
      title="Privacy Policy"
      description="Which personal data Standby collects, why, how long it is kept, and the rights you have over it."
      path={paths.privacy}
      sections={privacySections}
    />
  );
}
