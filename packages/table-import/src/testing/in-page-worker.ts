import { answerTo } from '../worker/answer';
import type { ReadRequest } from '../worker/messages';

/** A worker that reads in the page, for tests in jsdom, which has no workers. */
export class InPageWorker extends EventTarget {
  #isEnded = false;

  postMessage(request: ReadRequest): void {
    void this.#answer(request);
  }

  async #answer(request: ReadRequest): Promise<void> {
    const data = await answerTo(request);
    if (!this.#isEnded) this.dispatchEvent(new MessageEvent('message', { data }));
  }

  terminate(): void {
    this.#isEnded = true;
  }
}
