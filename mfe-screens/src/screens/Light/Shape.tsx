import { Check, Circle, CircleOff, Octagon, Triangle } from 'lucide-react';
import type { LightView } from '@standby/live-room/domain/calling/light-view';

/** The state of a light as a shape, beside its colour. */
export function Shape({ view }: { readonly view: LightView }) {
  const icon = { strokeWidth: 2.5, 'aria-hidden': true };
  if (view.kind === 'no-connection') return <CircleOff {...icon} />;
  if (view.kind === 'stopped') return <Octagon {...icon} />;
  if (view.kind === 'go') return <Circle {...icon} fill="currentColor" />;
  if (view.kind !== 'standby') return null;
  return view.isAcknowledged ? <Check {...icon} /> : <Triangle {...icon} fill="currentColor" />;
}
