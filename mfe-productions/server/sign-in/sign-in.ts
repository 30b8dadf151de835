import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  ApiError,
  changeAsMember,
  changeOrganization,
  collectionChanges,
  collectionRepository,
  handleRoutes,
  hashToken,
  inScope,
  networkOf,
  newToken,
  notFound,
  type FeatureOptions,
  type TransactionQueries,
} from '@standby/server-kit';
import { isSameSecret } from '@standby/server-kit/secrets';
import type { LimitName } from '@standby/api-client/limit-table';
import { doorPath } from '@standby/contracts';
import type { Person } from '../../src/domain/person';
import { performancesOf } from '../../src/domain/performance';
import type { Report } from '../../src/domain/report/report';
import type { Show } from '../../src/domain/show';
import { doorSheet, NO_CALL, WRONG_PIN } from '../../src/domain/sign-in/door';
import { missingPeople } from '../../src/domain/sign-in/missing';
import { isLineOf, openCall, type SignIn } from '../../src/domain/sign-in/sign-in';
import { deviceSignInRoutes, missingRoutes } from '../contract';
import { doorRoutes, signInKeyRoutes } from './door-contract';
import { findDoor, pinOf, readDoor, writeDoor } from './door-repository';
import { knownBrowsers } from './known-browsers';
import { entriesOfShow } from '../show-data';
import { signIns } from './sign-ins';

/** Size of the key in bytes: 128 bits cannot be guessed. */
const PIN_KEY_BYTES = 16;

/** Returns the same response for replaced and unknown links. */
const doorClosed = (): ApiError =>
  new ApiError(
    404,
    'link-ended',
    'This link is no longer valid. Ask stage management for a new one.',
  );

/**
 * Returns the same response for all devices without a sign-in sheet, and for browsers that are not
 * devices.
 */
const notShown = (): ApiError =>
  new ApiError(404, 'link-ended', 'This screen no longer shows a sign-in sheet.');

interface DoorKey {
  readonly organizationId: string;
  readonly showId: string;
}

interface Door extends DoorKey {
  /** Key of the PINs; undefined until stage management has handed out PINs. */
  readonly pinKey: string | undefined;
  /** Id of a device's pairing; undefined for a link. */
  readonly pairingId?: string;
}

/** Counter that an attempt has raised; a correct PIN lowers it again. */
type Counted = readonly [limit: LimitName, key: string];

/** Serves the stage door, where people without an account sign in by name and PIN. */
export function serveSignIn(app: FastifyInstance, { authGuard, services }: FeatureOptions): void {
  const { database, devices, limits, now, publicOrigin, tokens } = services;
  const browsers = knownBrowsers(services.isHttps);

  const findShow = async (transaction: TransactionQueries, { organizationId, showId }: DoorKey) =>
    (await services.findItem(transaction, { organizationId, collection: 'shows', id: showId })) as
      | Show
      | undefined;

  async function readSheet(transaction: TransactionQueries, key: DoorKey) {
    const { organizationId, showId } = key;
    const show = await findShow(transaction, key);
    if (!show) throw doorClosed();
    const ofShow = async <T extends { readonly id: string; readonly showId: string }>(
      table: string,
    ): Promise<T[]> => {
      const rows = collectionRepository<T>(transaction, table, organizationId);
      return (await rows.all({ column: 'showId', value: showId })).map(({ item }) => item);
    };
    return {
      show,
      reports: await ofShow<Report>('report'),
      entries: await entriesOfShow(transaction, key),
      people: await ofShow<Person>('person'),
      signIns: await ofShow<SignIn>('sign_in'),
    };
  }

  const look = (key: DoorKey) =>
    inScope(database.queries, key, async (transaction) =>
      doorSheet(await readSheet(transaction, key), now().getTime()),
    );

  /**
   * Counts an attempt by its origin: a device, a browser in which a person of the company signed in
   * before, or any other browser. Guesses from other browsers block only further guesses from other
   * browsers.
   */
  async function countAttempt(request: FastifyRequest, door: Door, personId: string) {
    const { organizationId, showId, pairingId } = door;
    const place = `${organizationId}/${showId}`;
    const known = knownPerson(request, door);
    const counted: readonly Counted[] =
      pairingId !== undefined || known !== undefined
        ? [['pinByBrowser', `${place}/${pairingId ?? known}`]]
        : [
            ['pinByNetwork', `${place}/${networkOf(request)}`],
            ['pinByPerson', `${place}/${personId}`],
          ];
    for (const [limit, key] of counted) await limits.take(limit, key);
    return counted;
  }

  const knownPerson = (request: FastifyRequest, { pinKey, ...key }: Door): string | undefined =>
    pinKey === undefined ? undefined : browsers.find(request, { ...key, pinKey });

  async function signIn(
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
    key: Door,
    { personId, pin }: { personId: string; pin: string },
  ) {
    const { organizationId, showId, pinKey } = key;
    const counted = await countAttempt(request, key, personId);
    const isRight = pinKey !== undefined && isSameSecret(pinOf(pinKey, personId), pin);
    if (!isRight) throw new ApiError(403, 'wrong-pin', WRONG_PIN);
    for (const [limit, countedKey] of counted) await limits.giveBack(limit, countedKey);
    browsers.remember(reply, { organizationId, showId, pinKey }, personId);
    await changeOrganization(database, { organizationId }, async (transaction, revision) => {
      const sheet = await readSheet(transaction, key);
      const performances = performancesOf(sheet.reports, sheet.entries);
      const call = openCall(performances, sheet.show.timezone, now().getTime());
      if (!call) throw new ApiError(409, 'no-call', NO_CALL);
      if (!sheet.people.some(({ id }) => id === personId)) throw notFound();
      const context = { transaction, organizationId, accountId: null, revision, now: now() };
      const changes = collectionChanges(signIns, context);
      const line = sheet.signIns.find(
        (known) => isLineOf(known, call) && known.personId === personId,
      );
      const content = { state: 'in', by: 'person' } as const;
      if (line?.state === 'in') return;
      if (line) await changes.update(line.id, { change: content });
      else {
        await changes.create(randomUUID(), { showId, reportId: call.id, personId, ...content });
      }
    });
  }

  /**
   * Finds the door of a link. Strangers are counted by their network; known browsers are not,
   * because a guesser may share their network.
   */
  async function doorOf(request: FastifyRequest, token: string): Promise<Door> {
    const isClaimed = browsers.isClaimed(request);
    if (!isClaimed) await limits.take('linkOpenByAddress', networkOf(request));
    const tokenHash = tokens.hashOf(token);
    const door = tokenHash && (await findDoor(database.queries, tokenHash));
    if (isClaimed && !(door && knownPerson(request, door))) {
      await limits.take('linkOpenByAddress', networkOf(request));
    }
    if (!door) throw doorClosed();
    return door;
  }

  /**
   * Returns the show whose sign-in sheet the desk shows on a paired device, read again for each
   * request.
   */
  async function doorOfDevice(request: FastifyRequest): Promise<Door> {
    const device = await devices.ofRequest(request);
    const showId = device?.assignment.kind === 'sign-in' ? device.assignment.showId : undefined;
    if (!device) await limits.take('linkOpenByAddress', networkOf(request));
    if (!device || showId === undefined) throw notShown();
    const { organizationId, pairingId } = device;
    const key = { organizationId, showId };
    return inScope(database.queries, key, async (transaction) => {
      if (!(await findShow(transaction, key))) throw notShown();
      return { ...key, pairingId, pinKey: (await readDoor(transaction, key))?.pinKey };
    });
  }

  handleRoutes(app, authGuard, signInKeyRoutes, {
    'POST /organizations/:organizationId/sign-in/:showId/keys': ({ account, params, body }) => {
      const { organizationId } = params;
      const { accountId } = account;
      const member = { accountId, organizationId, permission: 'sign-in:write' } as const;
      return changeAsMember(database, member, async (transaction) => {
        const { people } = await readSheet(transaction, params);
        const known = await readDoor(transaction, params);
        const isNew = body.isNew || body.hasNewPins;
        const pinKey = isNew || !known ? newToken(PIN_KEY_BYTES) : known.pinKey;
        let address = '';
        if (!known || isNew) {
          const token = tokens.issue();
          await writeDoor(transaction, params, { tokenHash: hashToken(token), pinKey });
          address = `${publicOrigin}${doorPath(params.showId)}#${token}`;
        }
        return {
          address,
          pins: Object.fromEntries(people.map(({ id }) => [id, pinOf(pinKey, id)])),
        };
      });
    },
  });

  handleRoutes(app, authGuard, missingRoutes, {
    'GET /organizations/:organizationId/sign-in/:showId/missing': ({ params }) =>
      inScope(database.queries, params, async (transaction) => {
        const missing = missingPeople(await readSheet(transaction, params), now().getTime());
        return { missing: missing ? { ...missing, people: [...missing.people] } : null };
      }),
  });

  handleRoutes(app, authGuard, doorRoutes, {
    'POST /sign-in/look': async ({ request, body: { token } }) =>
      look(await doorOf(request, token)),
    'POST /sign-in': async ({ request, reply, body: { token, ...person } }) =>
      signIn({ request, reply }, await doorOf(request, token), person),
  });

  handleRoutes(app, authGuard, deviceSignInRoutes, {
    'POST /sign-in/device/look': async ({ request }) => look(await doorOfDevice(request)),
    'POST /sign-in/device': async ({ request, reply, body }) =>
      signIn({ request, reply }, await doorOfDevice(request), body),
  });
}
