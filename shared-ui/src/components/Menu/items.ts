import type { ReactElement, ReactNode } from 'react';

interface ItemText {
  /** Tells items with the same label apart. */
  id?: string | undefined;
  label: string;
  /** Said smaller, below the label. */
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
  /** The link without its words, for example `<Link to={paths.rooms} />`. */
  link: ReactElement<object>;
}

export interface MenuRadio extends ItemText {
  kind: 'radio';
  checked: boolean;
  onSelect: () => void;
}

export interface MenuSection {
  kind: 'section';
  /** Names the items of the section; without it a line parts them from the rest. */
  label?: string | undefined;
  items: readonly (MenuAction | MenuLink | MenuRadio)[];
}

export type MenuItem = MenuAction | MenuLink | MenuRadio | MenuSection;
