import { answerTo } from './answer';
import type { CodeLoaded, ReadAnswer, ReadRequest } from './messages';

function send(message: CodeLoaded | ReadAnswer): void {
  // Unlike a window, a worker takes no target origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  postMessage(message);
}

const sayLoaded = (): void => send({ isLoaded: true });

async function answer(request: ReadRequest): Promise<void> {
  send(await answerTo(request, sayLoaded));
}

sayLoaded();
addEventListener('message', ({ data }: MessageEvent<ReadRequest>) => void answer(data));
