import { type CallOptions, createClient } from '@standby/api-client';
import type { PathParameters, ResponseBody, RouteTable } from '@standby/api-client/route-contract';
import type { Noun } from '../port/errors';
import { openConnection } from './connection';
import { collectionErrorOf } from './refusals';

type OtherParameters<Key> = Omit<PathParameters<Key>, 'organizationId'>;

type Options<Key, Contract> = Omit<CallOptions<Key, Contract>, 'params' | 'signal'> &
  (keyof OtherParameters<Key> extends never
    ? { readonly params?: undefined }
    : { readonly params: OtherParameters<Key> });

type Arguments<Given> = Partial<Given> extends Given ? [options?: Given] : [options: Given];

/** Calls one route of the page's organization by its key. Rejects with a `CollectionError`. */
type OrganizationCall<Routes extends RouteTable> = <Key extends keyof Routes & string>(
  key: Key,
  ...args: Arguments<Options<Key, Routes[Key]>>
) => Promise<ResponseBody<Routes[Key]>>;

const TIMEOUT_MS = 20_000;

/**
 * Returns a caller of routes below `/organizations/:organizationId`.
 *
 * @param noun names the items in messages
 * @param timeoutMs milliseconds after which a call fails
 */
export function organizationCalls<Routes extends RouteTable>(
  noun: Noun,
  timeoutMs = TIMEOUT_MS,
  { base, member, send } = openConnection(),
): OrganizationCall<Routes> {
  const call = createClient<RouteTable>(base, send) as (
    key: string,
    options: object,
  ) => Promise<unknown>;
  const ofOrganization = async (
    key: string,
    { params, ...rest }: { readonly params?: object } = {},
  ): Promise<unknown> => {
    try {
      return await call(key, {
        ...rest,
        params: { ...params, organizationId: member?.organizationId ?? '' },
        signal: AbortSignal.timeout(timeoutMs),
      });
    } catch (error) {
      throw collectionErrorOf(error, noun);
    }
  };
  return ofOrganization as unknown as OrganizationCall<Routes>;
}
