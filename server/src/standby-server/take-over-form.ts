import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseError } from '@standby/server-kit/database/database';
import { ApiError } from '@standby/server-kit/http/api-error';
import { whenOver } from '@standby/server-kit/http/when-over';
import { type Limits, networkOf } from '@standby/server-kit/http/limits';
import { isSecureContext } from '@standby/server-kit/plugins/security';
import { isSameSecret } from '@standby/server-kit/secrets';
import { NotFencedError } from './fence-first.ts';
import type { TakeOver } from './generation.ts';
import { type Notice, noticePage, escapeText, noticeContent } from '../notice-page.ts';

/** Path that receives the form. */
export const TAKE_OVER_PATH = '/take-over';

/** Matches the token, even within a copied line of the settings. */
const TOKEN_LINE = /^\s*(?:FOLLOW_TOKEN\s*=)?\s*["']?(.*?)["']?\s*$/su;

const WRONG_TOKEN = 'This is not the FOLLOW_TOKEN of this machine.';

export interface TakeOverFormOptions {
  /** Token of the settings; nobody can take over without it. */
  readonly token: string | undefined;
  readonly limits: Limits;
  readonly notice: () => Notice;
  /** Asks whether the copied server still answers. */
  readonly isFirstThere: () => Promise<boolean>;
  /**
   * @param isInsisting whether the person confirms that the copied server is stopped
   * @throws {DatabaseError} with a message, if that server cannot be stopped and the person does not insist, or if this
   * one serves already
   */
  readonly takeOver: (isInsisting: boolean) => Promise<TakeOver>;
  /** Called after the answer was sent, when the app may replace the page. */
  readonly onTaken: (result: TakeOver) => void;
}

interface Refusal {
  readonly status: number;
  readonly token?: string;
  readonly confirmation?: string;
}

const errorOf = (id: string, text: string | undefined): string =>
  text === undefined ? '' : `<p class="error" id="${id}">${escapeText(text)}</p>`;

const isInvalid = (id: string, text: string | undefined, hint = ''): string => {
  const described = [...(text === undefined ? [] : [id]), ...(hint === '' ? [] : [hint])].join(' ');
  const by = described === '' ? '' : ` aria-describedby="${described}"`;
  return text === undefined ? by : `${by} aria-invalid="true" autofocus`;
};

/** Returns the form for a take-over by a person. */
export async function takeOverForm(
  { isFirstThere }: Pick<TakeOverFormOptions, 'isFirstThere'>,
  request: Pick<FastifyRequest, 'protocol' | 'host'>,
  { token, confirmation }: Partial<Refusal> = {},
  isConfirmed = false,
): Promise<string> {
  const isAsking = confirmation !== undefined || !(await isFirstThere());
  const state = isAsking
    ? 'The first machine is told to stop, if it can be reached. If it cannot, stop it before you take over: if two machines serve at the same time, one of them loses what people do.'
    : '<strong>The first machine still answers.</strong> It is told to stop and hands over its last changes, so nothing is lost.';
  const choice = isAsking
    ? `<div class="field"><label class="choice"><input type="checkbox" name="confirmed" value="yes"${isConfirmed ? ' checked' : ''}${isInvalid('confirmed-error', confirmation)}><span>The first machine is stopped, or cut off from everyone</span></label>${errorOf('confirmed-error', confirmation)}</div>
`
    : '';
  const plain = isSecureContext(request)
    ? ''
    : ' This page comes over plain http: others in this network can read what you type.';
  return `<form method="post" action="${TAKE_OVER_PATH}" aria-labelledby="take-over">
<h2 id="take-over">Take over</h2>
<p>${state}</p>
${choice}<div class="field"><label for="token">FOLLOW_TOKEN</label><input id="token" name="token" type="password" autocomplete="off" autocapitalize="none" spellcheck="false" required${isInvalid('token-error', token, 'token-hint')}>${errorOf('token-error', token)}<p class="hint" id="token-hint">It is in the settings of both machines.${plain}</p></div>
<button type="submit">Take over</button>
<p class="hint">Or on this machine: <code>npm run connected -- take-over</code></p>
</form>`;
}

const TAKEN = 'This machine takes over';
const TAKEN_HTML = `<h1>${TAKEN}</h1>
<p role="status">Standby opens here in a few seconds. Windows of the live room reconnect automatically.</p>
<p><a href="/">Open Standby</a></p>`;

/** Serves the form, which takes over for a person with the token. */
export function serveTakeOverForm(app: FastifyInstance, options: TakeOverFormOptions): void {
  const { token: expected, limits, notice, takeOver, onTaken } = options;

  async function attempt(request: FastifyRequest, fields: URLSearchParams) {
    const network = networkOf(request);
    await limits.take('takeOverByAddress', network);
    const given = TOKEN_LINE.exec(fields.get('token') ?? '')?.[1] ?? '';
    if (expected === undefined || !isSameSecret(given, expected)) {
      request.log.warn('someone tried to take over with a wrong token');
      return { status: 403, token: WRONG_TOKEN };
    }
    await limits.forget('takeOverByAddress', network);
    return takeOver(fields.get('confirmed') === 'yes');
  }

  const refusalOf = (error: unknown): Refusal => {
    if (error instanceof NotFencedError) return { status: 409, confirmation: error.message };
    if (error instanceof DatabaseError) return { status: 409, token: error.message };
    if (error instanceof ApiError && error.status === 429) {
      return { status: error.status, token: error.message };
    }
    throw error;
  };

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const fields = new URLSearchParams(String(request.body));
    const result: TakeOver | Refusal = await attempt(request, fields).catch(refusalOf);
    if (!('status' in result)) {
      whenOver(reply, () => onTaken(result));
      const { headers, html } = noticePage({
        title: TAKEN,
        content: TAKEN_HTML,
        isLeadingOn: true,
      });
      return reply.code(202).headers(headers).send(html);
    }
    const form = await takeOverForm(options, request, result, fields.get('confirmed') === 'yes');
    const title = `Not taken over: ${notice().title}`;
    const { headers, html } = noticePage({ title, content: noticeContent(notice()) + form });
    return reply.code(result.status).headers(headers).send(html);
  }

  void app.register(async (form) => {
    form.removeAllContentTypeParsers();
    form.addContentTypeParser<string>(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_, body, done) => done(null, body),
    );
    form.post(TAKE_OVER_PATH, (request, reply) => answer(request, reply));
  });
}

/** Redirects the form of an old page to the app, which is now available. */
export function leadOnFromForm(app: FastifyInstance): void {
  const leadOn = async (_: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    reply.redirect('/', 303);
  // The hook answers before the body, which the app's parsers cannot read.
  app.post(TAKE_OVER_PATH, { onRequest: leadOn }, leadOn);
}
