import { Sign } from './Viewer.styles';

/** Shows the screen’s name across the whole screen while the desk asks “which one is Viewer 2?” */
export function Identification({ name }: { readonly name: string }) {
  return <Sign role="status">{name}</Sign>;
}
