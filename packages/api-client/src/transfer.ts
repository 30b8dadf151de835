import * as v from 'valibot';
import { defineRoutes } from './route-contract';

/** Maximum bytes of an export: room for ten thousand shows. */
const BODY_MAX_BYTES = 8 * 1024 * 1024;

/** Items by the name of their collection, the newest first; each area checks its own. */
const itemsSchema = v.record(v.string(), v.array(v.looseObject({ id: v.string() })));

const exportSchema = v.object({
  format: v.literal('standby-organization', 'This file is not an export from Standby.'),
  version: v.literal(1, 'A newer version of Standby wrote this file. Import it with that version.'),
  /** ISO instant. */
  exportedAt: v.string(),
  /** Name of the organization at the time of the export. */
  name: v.string(),
  collections: itemsSchema,
});

export type OrganizationExport = v.InferOutput<typeof exportSchema>;

export const transferRoutes = defineRoutes({
  'GET /organizations/:organizationId/export': {
    summary: 'Everything that the organization has on its desk, as one file.',
    access: 'organization:export',
    response: exportSchema,
  },
  'POST /organizations/:organizationId/import': {
    summary:
      'Adds the content of an export, all or nothing. Existing items stay unchanged; the plan’s limits apply.',
    access: 'organization:import',
    body: exportSchema,
    response: v.object({ added: v.record(v.string(), v.number()) }),
    limit: 'importByAccount',
    bodyLimit: BODY_MAX_BYTES,
  },
});
