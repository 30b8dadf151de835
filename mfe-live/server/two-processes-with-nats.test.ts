import { isNatsMissing, startNatsServer } from 'server/testing/nats-server';
import { describe } from 'vitest';
import { declareTwoProcesses } from './testing/two-processes';

describe('two processes on one Postgres and NATS', () => {
  describe.skipIf(isNatsMissing())('that is there', () => declareTwoProcesses(startNatsServer));
});
