import { useEffect, useEffectEvent, useState } from 'react';

export interface FullScreen {
  readonly isFull: boolean;
  /** False where the browser has no full screen for pages, as on some phones. */
  readonly isPossible: boolean;
  readonly toggle: () => void;
}

async function toggleFullScreen(): Promise<void> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await document.documentElement.requestFullscreen();
  } catch {
    // The browser or the person said no: the window stays as it is.
  }
}

/** The window over the whole screen and back, by button or by F. */
export function useFullScreen(): FullScreen {
  const [isFull, setIsFull] = useState(() => Boolean(document.fullscreenElement));

  useEffect(() => {
    const handleChange = () => setIsFull(Boolean(document.fullscreenElement));
    document.addEventListener('fullscreenchange', handleChange);
    return () => document.removeEventListener('fullscreenchange', handleChange);
  }, []);

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
    if (event.target instanceof HTMLInputElement) return;
    if (event.key.toLowerCase() === 'f' && !hasModifier && !event.repeat) void toggleFullScreen();
  });
  useEffect(() => {
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);

  return {
    isFull,
    isPossible: document.fullscreenEnabled,
    toggle: () => void toggleFullScreen(),
  };
}
