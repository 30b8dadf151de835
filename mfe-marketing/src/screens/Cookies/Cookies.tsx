import { paths } from '@standby/contracts';
import { LegalDocument } from '../../components/LegalDocument/LegalDocument';
import { cookieSections } from './cookie-sections';

export default function Cookies() {
  return (
    <LegalDocument
      title="Cookie Policy"
      description="The four kinds of cookies, who else may set them, how long they last, and how to change your choice."
      path={paths.cookies}
      sections={cookieSections}
    />
  );
}
