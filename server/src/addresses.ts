import { networkInterfaces } from 'node:os';
import type { Settings } from '@standby/server-kit/settings/settings';

/** Returns the origins of this machine, the local one first. */
export function originsOf(port: number): { readonly local: string; readonly lan: string[] } {
  const addresses = Object.values(networkInterfaces())
    .flatMap((entries) => entries ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
  return {
    local: `http://localhost:${port}`,
    lan: [...new Set(addresses)].map((address) => `http://${address}:${port}`),
  };
}

/** Returns the address at which people reach this machine. */
export function addressOf({ publicUrl, port }: Pick<Settings, 'publicUrl' | 'port'>): string {
  const { local, lan } = originsOf(port);
  return publicUrl?.origin ?? lan[0] ?? local;
}
