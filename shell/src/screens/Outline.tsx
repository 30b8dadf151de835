import { createContext, type ReactNode, type Ref } from 'react';
import * as S from './Outline.styles';

/**
 * Outline of the screen at which the page was opened; undefined without one. The remote's area shows
 * it until the screen has loaded.
 */
export const OutlineContext = createContext<ReactNode>(undefined);

interface OutlineProps {
  readonly children?: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}

/** The shape of a screen without its content: nothing to read, to focus or to press. */
export function Outline(props: OutlineProps) {
  return <S.Root data-outline aria-hidden inert {...props} />;
}

/**
 * Returns the outline that a prerendered page arrived with. React keeps none of the markup in the
 * remote's area, and the shell does not have the remote's code yet, so it shows a copy.
 */
export function arrivedOutline(container: ParentNode): ReactNode {
  const arrived = container.querySelector('[data-outline]');
  if (!arrived) return undefined;
  const content = Array.from(arrived.childNodes, (node) => node.cloneNode(true));
  return <Outline ref={(root) => root?.replaceChildren(...content)} />;
}
