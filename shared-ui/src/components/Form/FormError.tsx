import type { ReactNode } from 'react';
import { Banner } from '../Banner/Banner';

export interface FormErrorProps {
  /** What went wrong; nothing is shown while there is nothing to say. */
  title?: string | undefined;
  /** What to do next. */
  children?: ReactNode;
}

/** Why a whole form was not accepted; what concerns one field is said beside it. */
export function FormError({ title, children }: FormErrorProps) {
  if (!title) return null;
  return <Banner tone="stop" title={title} text={children} />;
}
