import { ChevronDown } from 'lucide-react';
import { Button, VisuallyHidden } from '@standby/shared-ui';
import * as S from './nav.styles';

/** Returns the element that opens the menu of organizations; the menu adds its own properties. */
export const organizationTrigger = (name: string | undefined) => (
  <Button variant="ghost" size="small" icon={<S.OrganizationIcon aria-hidden strokeWidth={1.5} />}>
    <VisuallyHidden>Organization: </VisuallyHidden>
    <S.OrganizationName>{name}</S.OrganizationName>
    <ChevronDown aria-hidden strokeWidth={1.5} />
  </Button>
);
