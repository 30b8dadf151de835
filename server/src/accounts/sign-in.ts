import type { FastifyReply, FastifyRequest } from 'fastify';
import { isAPIError } from 'better-auth/api';
import { ApiError } from '@standby/server-kit/http/api-error';
import { networkOf } from '@standby/server-kit/http/limits';
import type { AccountServices } from './services.ts';
import type { KnownDevices } from './known-devices.ts';
import { authHeaders, passCookies } from './sessions.ts';

const wrongPassword = (): ApiError =>
  new ApiError(401, 'wrong-password', 'Wrong email or password. Check both and try again.');

const GUESSED =
  'Too many wrong passwords were tried for this email. Choose a new one with “Forgot password?”, then sign in here.';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Begins a session with a password. */
export async function signIn(
  { auth }: Pick<AccountServices, 'auth'>,
  { email, password }: Credentials,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  try {
    const headers = authHeaders(request);
    const body = { email, password };
    const result = await auth.api.signInEmail({ body, headers, returnHeaders: true });
    passCookies(reply, result.headers);
    return result.response.user.id;
  } catch (error) {
    if (isAPIError(error) && error.status === 'UNAUTHORIZED') throw wrongPassword();
    throw error;
  }
}

/**
 * Does the same as {@link signIn}, and counts attempts. Each browser that the account knows has its own count. Other
 * attempts count by network and in total, so guesses from one place do not lock the account elsewhere. Hashes wait in
 * queues by the same keys.
 */
export function signInFromOutside(
  {
    auth,
    lanes,
    limits,
    devices,
  }: Pick<AccountServices, 'auth' | 'lanes' | 'limits'> & { readonly devices: KnownDevices },
  credentials: Credentials,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  const { email } = credentials;
  const device = devices.find(request, email);
  if (device !== undefined) {
    return lanes.passwords.run([`browser ${device}`], reply, async () => {
      await limits.take('signInByDevice', device);
      const accountId = await signIn({ auth }, credentials, request, reply);
      await limits.forget('signInByDevice', device);
      return accountId;
    });
  }
  const network = networkOf(request);
  const place = `${network} ${email}`;
  return lanes.passwords.run([`network ${network}`, `email ${email}`], reply, async () => {
    await limits.take('signInByAddressAndEmail', place);
    await limits.take('signInByEmail', email, GUESSED);
    const accountId = await signIn({ auth }, credentials, request, reply);
    await limits.forget('signInByAddressAndEmail', place);
    await limits.forget('signInByEmail', email);
    devices.remember(reply, email);
    return accountId;
  });
}
