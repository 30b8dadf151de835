import type { Page } from '@playwright/test';

export interface Cuttable {
  readonly cut: () => void;
  readonly mend: () => void;
}

/** A page's way to its room, which can fall silent: nothing comes or goes, and no connection says that it ended. */
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
