import { Link } from 'react-router-dom';
import { paths } from '@standby/contracts';
import { Legal } from './AuthForm.styles';

interface LegalNoteProps {
  /** Action by which the person agrees: `continuing`. */
  readonly act: string;
}

export function LegalNote({ act }: LegalNoteProps) {
  return (
    <Legal>
      By {act} you agree to the <Link to={paths.terms}>Terms and Conditions</Link> and the{' '}
      <Link to={paths.privacy}>Privacy Policy</Link>.
    </Legal>
  );
}
