import { Sign } from './Viewer.styles';

/** Answers “which one is Viewer 2?” across the whole screen, for as long as it is asked. */
export function Identification({ name }: { readonly name: string }) {
  return <Sign role="status">{name}</Sign>;
}
