import { describe } from 'vitest';
import { declareTwoProcesses } from './testing/two-processes';

describe('two processes on one Postgres', () => declareTwoProcesses());
