import type { Page } from '@playwright/test';

interface Cuttable {
  readonly cut: () => void;
  readonly mend: () => void;
}

/**
 * Makes a page's connection to its room able to fall silent: nothing passes either way, and no side
 * sees it close.
 */
export async function cuttable(page: Page): Promise<Cuttable> {
  let isCut = false;
  await page.routeWebSocket(/\/live\//u, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      if (!isCut) server.send(message);
    });
    server.onMessage((message) => {
      if (!isCut) socket.send(message);
    });
  });
  return {
    cut: () => {
      isCut = true;
    },
    mend: () => {
      isCut = false;
    },
  };
}
