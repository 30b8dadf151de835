import { paths } from '@standby/contracts';

interface Resource {
  readonly name: string;
  readonly path: string;
}

/** Links of the dashboard's Resources, to pages of this product that answer questions. */
export const resources: readonly Resource[] = [
  { name: 'What Standby does', path: `${paths.home}#features` },
  { name: 'Plans and pricing', path: `${paths.home}#pricing` },
  { name: 'Contact', path: `${paths.home}#contact` },
  { name: 'Terms and Conditions', path: paths.terms },
  { name: 'Privacy Policy', path: paths.privacy },
];
