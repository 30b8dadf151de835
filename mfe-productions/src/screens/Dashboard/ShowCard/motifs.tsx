import {
  Crown,
  Drama,
  Feather,
  Flame,
  House,
  Moon,
  Ship,
  TreeDeciduous,
  type LucideIcon,
} from 'lucide-react';
import type { Thumbnail } from '../../../domain/show';

/** Drawings that replace a show's picture. */
export const motifs: Readonly<Record<Thumbnail, LucideIcon>> = {
  masks: Drama,
  crown: Crown,
  tree: TreeDeciduous,
  moon: Moon,
  quill: Feather,
  house: House,
  ship: Ship,
  flame: Flame,
};
