import { expect, it, vi } from 'vitest';
import { onDatabase } from '../testing/databases.ts';
import { limitTable } from '@standby/api-client/limit-table';
import { createLimits } from '@standby/server-kit/http/limits';

const NAME = 'mailByEmail';

onDatabase((database) => {
  it('a key over its limit costs no query, and counts again after a reset', async () => {
    const limits = createLimits(database().pool);
    const query = vi.spyOn(database().pool, 'connect');
    for (let n = 0; n < limitTable[NAME].points; n += 1) await limits.take(NAME, 'mira');
    await expect(limits.take(NAME, 'mira')).rejects.toMatchObject({ status: 429 });
    const queries = query.mock.calls.length;
    expect(queries).toBeGreaterThan(0);
    for (let n = 0; n < 1000; n += 1) {
      await expect(limits.take(NAME, 'mira')).rejects.toMatchObject({ status: 429 });
    }
    expect(query.mock.calls.length).toBe(queries);

    await limits.take(NAME, 'ada');
    await limits.forget(NAME, 'mira');
    await expect(limits.take(NAME, 'mira')).resolves.toBeUndefined();
  });

  it('holds after the connection to the database was replaced', async () => {
    const { pool } = database();
    await createLimits(pool).take(NAME, 'noor');
    const broken = await pool.connect();
    broken.release(true);
    await expect(createLimits(pool).take(NAME, 'noor')).resolves.toBeUndefined();
  });
});
