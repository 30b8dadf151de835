import type { ReactElement } from 'react';
import { lazyScreen, type ScreenModule } from './lazyScreen';

/** Module of the screen at each path. */
type ScreenTable = Readonly<Record<string, () => Promise<ScreenModule<object>>>>;

interface ScreenRoute {
  path: string;
  element: ReactElement;
}

/** Returns routes whose screens load when they are visited. */
export function screenRoutes(screens: ScreenTable): ScreenRoute[] {
  return Object.entries(screens).map(([path, load]) => {
    const Screen = lazyScreen(load);
    return { path, element: <Screen /> };
  });
}
