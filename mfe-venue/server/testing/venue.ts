import type { Database } from '@standby/server-kit';
import { createOrganization } from 'server/testing/organizations';
import { Person, startTestServer, type TestServer } from 'server/testing/test-server';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { beat, callAs, devicesOf, makeCode, pairScreen, wings } from './screens';

const SWEEP_MS = 1_000;

/** Organization at a server with a clock that the test controls. */
class Venue {
  passedMs = 0;
  #server: TestServer | undefined;
  #owner: Person | undefined;
  organizationId = '';

  constructor(
    private readonly database: () => Database,
    private readonly now: () => number = Date.now,
  ) {}

  get server(): TestServer {
    if (!this.#server) throw new Error('The server starts when the tests run');
    return this.#server;
  }

  get owner(): Person {
    if (!this.#owner) throw new Error('The organization is made when a test runs');
    return this.#owner;
  }

  /** Starts the server, or starts it again after `server.close()`. */
  readonly start = async (): Promise<void> => {
    this.#server = await startTestServer(this.database(), {
      now: () => new Date(this.now() + this.passedMs),
    });
  };

  readonly addOrganization = async (): Promise<void> => {
    this.passedMs = 0;
    const { owner, organizationId } = await createOrganization(this.server);
    this.#owner = owner;
    this.organizationId = organizationId;
  };

  readonly params = () => ({ organizationId: this.organizationId });

  readonly records = () => devicesOf(this.owner, this.organizationId);

  readonly makeCode = (deviceId: string) => makeCode(this.owner, this.organizationId, deviceId);

  /** Uses a desk code at a new screen. */
  readonly use = async (code: string) => {
    const screen = new Person(this.server);
    const { outcome } = await callAs(screen)('POST /devices/pair', { body: { code } });
    return { outcome, screen };
  };

  /** Types a device's code at the desk. */
  readonly accept = (code: string, deviceId: string) =>
    callAs(this.owner)('POST /organizations/:organizationId/pairings/accept', {
      params: this.params(),
      body: { code, deviceId, device: wings },
    });

  /** Returns a new screen that is paired with a record. */
  readonly pair = (deviceId: string): Promise<Person> =>
    pairScreen(this.server, this.owner, { ...this.params(), deviceId });

  /** Removes a record. */
  readonly remove = (itemId: string) =>
    callAs(this.owner)('DELETE /organizations/:organizationId/devices/:itemId', {
      params: { ...this.params(), itemId },
    });

  readonly restore = (itemId: string) =>
    callAs(this.owner)('POST /organizations/:organizationId/devices/:itemId/restore', {
      params: { ...this.params(), itemId },
    });

  /** Advances the time while the test controls the intervals, with the beats of some devices. */
  readonly pass = async (ms: number, ...screens: Person[]): Promise<void> => {
    for (const end = this.passedMs + ms; this.passedMs < end;) {
      this.passedMs += SWEEP_MS;
      for (const screen of screens) await beat(screen);
      vi.advanceTimersByTime(SWEEP_MS);
    }
  };
}

/** Opens one server for all tests and an organization for each of them. */
export function openVenueForEach(database: () => Database): Venue {
  const venue = new Venue(database);
  beforeAll(venue.start);
  afterAll(() => venue.server.close());
  beforeEach(venue.addOrganization);
  return venue;
}

/**
 * Starts a server with controlled intervals for each test. The clock begins on 17 May 2026, 19:00
 * UTC.
 */
export function startVenueForEach(database: () => Database): Venue {
  const venue = new Venue(database, () => Date.UTC(2026, 4, 17, 19));
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await venue.start();
    await venue.addOrganization();
  });
  afterEach(async () => {
    vi.useRealTimers();
    await venue.server.close();
  });
  return venue;
}
