import type { LightView } from '@standby/live-room/domain/calling/light-view';

/** The cue after the one on the light. */
export function NextCue({ view }: { readonly view: LightView }) {
  if (view.kind === 'no-connection') return null;
  if (!view.next) return <>No more cues</>;
  const { name, label, isWarned } = view.next;
  return (
    <>
      {isWarned ? 'Warning' : 'Next'}: <strong>{name}</strong> {label}
    </>
  );
}
