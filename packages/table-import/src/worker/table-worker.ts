import { answerTo } from './answer';
import type { ReadRequest } from './messages';

addEventListener('message', ({ data }: MessageEvent<ReadRequest>) => {
  // Unlike a window, a worker takes no target origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  void answerTo(data).then((answer) => postMessage(answer));
});
