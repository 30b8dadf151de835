import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import {
  RATINGS,
  type Rating,
  type ReleaseCounts,
  type WebVital,
} from '@standby/hosting/release-reports';
import { ApiError } from '@standby/server-kit/http/api-error';
import { networkOf } from '@standby/server-kit/http/limits';
import { TokenBucket, TokenBuckets } from '@standby/server-kit/http/token-bucket';
import type { ReportCollector } from './report-collector.ts';

/** Path for the reports of pages, which read it from a tag of the server. */
export const REPORTS_PATH = '/reports';

const REPORT_MAX_BYTES = 8_192;

/** Rate limit that all pages share; further reports are dropped. */
const RATE = { capacity: 500, perSecond: 50 } as const;
/** Rate limit of one network, which a whole house may share. A single stranger cannot decide the fate of a release. */
const RATE_OF_NETWORK = { capacity: 100, perSecond: 1 } as const;
/** Rate limit of errors that are logged with their text, so that pages cannot fill the disk. All errors are counted. */
const LOGGED = { capacity: 30, perSecond: 0.2 } as const;

const text = (length: number) => v.pipe(v.string(), v.maxLength(length));

const rating = v.optional(v.picklist(RATINGS));
/** Limit of a page's long tasks, so that no single page makes a release look slow. */
const LONG_TASKS_MAX = 100;
const longTasks = v.pipe(
  v.string(),
  v.regex(/^\d{1,6}$/u),
  v.transform((digits) => Math.min(Number(digits), LONG_TASKS_MAX)),
);

/** A report. Its names follow OpenTelemetry's semantic conventions; other names begin with `standby.`. */
const report = v.strictObject({
  'event.name': v.picklist(['standby.remote.load', 'standby.page.vitals', 'exception']),
  'service.name': text(100),
  'service.version': v.optional(text(100)),
  'standby.remote': text(100),
  'standby.release': text(100),
  /** Path prefix of the remote, because a full address may name a show. */
  'url.template': text(200),
  'standby.preloaded': v.optional(v.picklist(['true', 'false'])),
  'standby.shared': v.optional(text(500)),
  'standby.long_tasks': v.optional(longTasks),
  'web_vital.lcp': rating,
  'web_vital.cls': rating,
  'web_vital.inp': rating,
  'exception.type': v.optional(text(100)),
  'exception.message': v.optional(text(500)),
  'exception.stacktrace': v.optional(text(4_000)),
});

function countsOf(output: v.InferOutput<typeof report>): Partial<ReleaseCounts> {
  switch (output['event.name']) {
    case 'exception':
      return { errors: 1 };
    case 'standby.remote.load':
      return { loads: 1, preloaded: output['standby.preloaded'] === 'true' ? 1 : 0 };
    case 'standby.page.vitals':
      return {
        measured: 1,
        longTasks: output['standby.long_tasks'] ?? 0,
        vitals: {
          ...one('lcp', output['web_vital.lcp']),
          ...one('cls', output['web_vital.cls']),
          ...one('inp', output['web_vital.inp']),
        },
      };
  }
}

/** Returns the count of one page with this rating of a web vital. */
const one = (vital: WebVital, found: Rating | undefined): ReleaseCounts['vitals'] =>
  found === undefined ? {} : { [vital]: { [found]: 1 } };

export interface ReportSink {
  readonly collector: ReportCollector;
  /** Whether the registry currently lists a release; reports about other releases are not counted. */
  readonly isListed: (remote: string, release: string) => boolean;
}

/** Serves the route for reports of pages about the releases of their remotes. */
export function serveReports(app: FastifyInstance, { collector, isListed }: ReportSink): void {
  const bucket = new TokenBucket(RATE, performance.now());
  const networks = new TokenBuckets(RATE_OF_NETWORK);
  const logged = new TokenBucket(LOGGED, performance.now());
  const isTaken = (request: FastifyRequest, nowMs: number): boolean =>
    networks.take(networkOf(request), 1, nowMs) && bucket.take(1, nowMs);
  app.post(
    REPORTS_PATH,
    { bodyLimit: REPORT_MAX_BYTES, logLevel: 'warn' },
    async (request, reply) => {
      const parsed = v.safeParse(report, request.body);
      if (!parsed.success) throw new ApiError(400, 'invalid', 'This is not a report of a page.');
      const { output } = parsed;
      const { 'standby.remote': remote, 'standby.release': release } = output;
      const nowMs = performance.now();
      if (isListed(remote, release) && isTaken(request, nowMs)) {
        const isError = output['event.name'] === 'exception';
        collector.count(remote, release, countsOf(output));
        if (isError && logged.take(1, nowMs)) {
          request.log.warn({ report: output }, 'a page reports an error');
        }
      }
      return reply.code(204).send();
    },
  );
}
