import type { ReactElement, ReactNode } from 'react';

interface ItemText {
  /** Distinguishes items with the same label. */
  id?: string | undefined;
  label: string;
  /** Smaller text below the label. */
  description?: ReactNode;
  icon?: ReactNode;
  disabled?: boolean | undefined;
}

export interface MenuAction extends ItemText {
  kind?: 'action';
  onSelect: () => void;
  tone?: 'danger' | undefined;
}

export interface MenuLink extends ItemText {
  kind: 'link';
  /** The link without its text, for example `<Link to={paths.rooms} />`. */
  link: ReactElement<object>;
}

export interface MenuRadio extends ItemText {
  kind: 'radio';
  checked: boolean;
  onSelect: () => void;
}

export interface MenuSection {
  kind: 'section';
  /** Name of the section; without one, a line separates it from the rest. */
  label?: string | undefined;
  items: readonly (MenuAction | MenuLink | MenuRadio)[];
}

export type MenuItem = MenuAction | MenuLink | MenuRadio | MenuSection;
