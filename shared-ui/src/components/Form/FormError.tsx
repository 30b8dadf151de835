import type { ReactNode } from 'react';
import { Banner } from '../Banner/Banner';

interface FormErrorProps {
  /** Title of the failure; nothing is shown while it is undefined. */
  title?: string | undefined;
  /** Next step for the person. */
  children?: ReactNode;
}

/** Reason why a whole form was refused. A message about one field stands beside that field. */
export function FormError({ title, children }: FormErrorProps) {
  if (!title) return null;
  return <Banner tone="stop" title={title} text={children} />;
}
