import type { DevelopedRemote } from './compose.ts';

/**
 * Returns the console's message once everything runs: one address, and the origin of each remote.
 */
export function describeStart(
  { name, place }: DevelopedRemote,
  port: number,
  registry: URL | undefined,
  deployed: readonly string[],
  server?: URL,
): string {
  const [path = '/'] = place.paths;
  const others = deployed.filter((other) => other !== name);
  const around =
    registry === undefined
      ? `  No registry is given, so ${name} is the only remote. To have a product's other remotes around it:\n` +
        '  pnpm dev --registry https://product.example/remotes.json'
      : `  ${others.join(', ')}: released, from ${registry.origin}`;
  return [
    '',
    `  Standby is at http://localhost:${port}${path}  (Ctrl-C ends it)`,
    '',
    `  ${name}: from its sources in this folder`,
    around,
    ...(server ? [`  accounts and data: those of ${server.origin}`] : []),
    '',
  ].join('\n');
}
