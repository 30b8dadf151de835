import { paths } from '@standby/contracts';
import { LegalDocument } from '../../components/LegalDocument/LegalDocument';
import { termsSections } from './terms-sections';

export default function Terms() {
  return (
    <LegalDocument
      title="Terms and Conditions"
      description="The terms on which Standby is used: accounts, content, billing, termination and liability."
      path={paths.terms}
      sections={termsSections}
    />
  );
}
