import { useEffect, useEffectEvent, useState } from 'react';

interface FullScreen {
  readonly isFull: boolean;
  /** Whether the browser has full screen for pages; some phones do not. */
  readonly isPossible: boolean;
  readonly toggle: () => void;
}

async function toggleFullScreen(): Promise<void> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await document.documentElement.requestFullscreen();
  } catch {
    // The browser or the person refused, so the window stays as it is.
  }
}

/** Returns whether the window is full screen, and toggles that by button or by F. */
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
