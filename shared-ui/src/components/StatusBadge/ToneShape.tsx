import type { ReactNode } from 'react';
import type { Tone } from '../../tone';

const shapes: Record<Tone, ReactNode> = {
  go: <circle cx="5" cy="5" r="4.5" fill="currentColor" />,
  standby: <path d="M5 .5 9.8 9.2H.2Z" fill="currentColor" />,
  stop: <path d="M1 1h8v8H1Z" fill="currentColor" />,
  info: <path d="M5 0 10 5 5 10 0 5Z" fill="currentColor" />,
  neutral: <circle cx="5" cy="5" r="3.75" fill="none" stroke="currentColor" strokeWidth="1.5" />,
};

/** The shape of a tone, which distinguishes states without colour. */
export function ToneShape({ tone }: { tone: Tone }) {
  return (
    <svg viewBox="0 0 10 10" aria-hidden data-shape={tone}>
      {shapes[tone]}
    </svg>
  );
}
