import type { FastifyInstance } from 'fastify';
import { errorCode } from '@standby/server-kit/error-code';
import { SettingsError } from '@standby/server-kit/settings/settings';

/**
 * Listens on every address of the machine, including IPv6 ones if the machine has any.
 *
 * @throws {SettingsError} if the port is busy
 */
export async function listen(app: FastifyInstance, port: number): Promise<void> {
  try {
    await app.listen({ port, host: '::' }).catch((error: unknown) => {
      const code = errorCode(error);
      if (code !== 'EAFNOSUPPORT' && code !== 'EADDRNOTAVAIL') throw error;
      return app.listen({ port, host: '0.0.0.0' });
    });
  } catch (error) {
    if (errorCode(error) !== 'EADDRINUSE') throw error;
    throw new SettingsError(
      `Port ${port} is busy. End what runs there, or choose another with PORT.`,
    );
  }
}
