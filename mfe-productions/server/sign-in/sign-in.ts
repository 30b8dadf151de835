import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  ApiError,
  changeAsMember,
  changeOrganization,
  collectionChanges,
  collectionRepository,
  handleRoutes,
  hashToken,
  inScope,
  newToken,
  notFound,
  type CollectionDefinition,
  type FeatureOptions,
  type TransactionQueries,
} from '@standby/server-kit';
import { doorPath } from '@standby/contracts';
import type { Person } from '../../src/domain/person';
import type { Report } from '../../src/domain/report/report';
import type { Show } from '../../src/domain/show';
import { doorSheet, NO_CALL, WRONG_PIN } from '../../src/domain/sign-in/door';
import { missingPeople } from '../../src/domain/sign-in/missing';
import {
  editSignIn,
  newSignIn,
  openCall,
  type SignIn,
  type SignInContent,
} from '../../src/domain/sign-in/sign-in';
import {
  deviceSignInRoutes,
  doorRoutes,
  missingRoutes,
  signInCollection,
  signInKeyRoutes,
} from '../contract';
import { findDoor, pinOf, readDoor, writeDoor } from './door-repository';

/** 128 bits cannot be guessed. */
const PIN_KEY_BYTES = 16;

export const signIns: CollectionDefinition<'sign-ins', SignIn, SignInContent> = {
  contract: signInCollection,
  table: 'sign_in',
  make: newSignIn,
  change: editSignIn,
  columnsOf: ({ showId, personId }) => ({ showId, personId }),
};

/** One answer for a link that was renewed or never was. */
const doorClosed = (): ApiError =>
  new ApiError(404, 'link-ended', 'This link does not work any more. Ask stage management.');

/** One answer for all devices that show no sign-in sheet, and for browsers that are no devices. */
const notShown = (): ApiError =>
  new ApiError(404, 'link-ended', 'This screen shows no sign-in sheet any more.');

interface DoorKey {
  readonly organizationId: string;
  readonly showId: string;
}

interface Door extends DoorKey {
  /** Undefined until stage management has handed out PINs. */
  readonly pinKey: string | undefined;
}

/** The stage door: people without an account sign in by name and PIN. */
export function serveSignIn(app: FastifyInstance, { authGuard, services }: FeatureOptions): void {
  const { database, devices, limits, now, publicOrigin, tokens } = services;

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
      people: await ofShow<Person>('person'),
      signIns: await ofShow<SignIn>('sign_in'),
    };
  }

  const look = (key: DoorKey) =>
    inScope(database.queries, key, async (transaction) =>
      doorSheet(await readSheet(transaction, key), now().getTime()),
    );

  async function signIn(key: Door, { personId, pin }: { personId: string; pin: string }) {
    const { organizationId, showId, pinKey } = key;
    const guesses = `${organizationId}/${showId}/${personId}`;
    await limits.take('pinByPerson', guesses);
    const isRight = pinKey !== undefined && pinOf(pinKey, personId) === pin;
    if (!isRight) throw new ApiError(403, 'wrong-pin', WRONG_PIN);
    await limits.forget('pinByPerson', guesses);
    await changeOrganization(database, { organizationId }, async (transaction, revision) => {
      const sheet = await readSheet(transaction, key);
      const report = openCall(sheet.reports, sheet.show.timezone, now().getTime());
      if (!report) throw new ApiError(409, 'no-call', NO_CALL);
      if (!sheet.people.some(({ id }) => id === personId)) throw notFound();
      const context = { transaction, organizationId, accountId: null, revision, now: now() };
      const changes = collectionChanges(signIns, context);
      const line = sheet.signIns.find(
        (known) => known.reportId === report.id && known.personId === personId,
      );
      const content = { state: 'in', by: 'person' } as const;
      if (line?.state === 'in') return;
      if (line) await changes.update(line.id, { change: content });
      else {
        await changes.create(randomUUID(), { showId, reportId: report.id, personId, ...content });
      }
    });
  }

  async function doorOf(token: string): Promise<Door> {
    const tokenHash = tokens.hashOf(token);
    const door = tokenHash && (await findDoor(database.queries, tokenHash));
    if (!door) throw doorClosed();
    return door;
  }

  /** The show whose sheet the desk makes a paired device show, which is read again for each request. */
  async function doorOfDevice(request: FastifyRequest): Promise<Door> {
    const device = await devices.ofRequest(request);
    const showId = device?.assignment.kind === 'sign-in' ? device.assignment.showId : undefined;
    if (!device || showId === undefined) throw notShown();
    const key = { organizationId: device.organizationId, showId };
    return inScope(database.queries, key, async (transaction) => {
      if (!(await findShow(transaction, key))) throw notShown();
      return { ...key, pinKey: (await readDoor(transaction, key))?.pinKey };
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
        const pinKey = known?.pinKey ?? newToken(PIN_KEY_BYTES);
        let address = '';
        if (!known || body.isNew) {
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
    'POST /sign-in/look': async ({ body: { token } }) => look(await doorOf(token)),
    'POST /sign-in': async ({ body: { token, ...person } }) => signIn(await doorOf(token), person),
  });

  handleRoutes(app, authGuard, deviceSignInRoutes, {
    'POST /sign-in/device/look': async ({ request }) => look(await doorOfDevice(request)),
    'POST /sign-in/device': async ({ request, body }) => signIn(await doorOfDevice(request), body),
  });
}
