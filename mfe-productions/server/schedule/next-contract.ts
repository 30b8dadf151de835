import { defineRoutes } from '@standby/api-client/contract';
import * as v from 'valibot';

export const nextPerformanceRoutes = defineRoutes({
  'GET /organizations/:organizationId/next-performances': {
    summary:
      'The shows of the organization that play next, whose curtain goes up first at the front.',
    access: 'schedule:read',
    response: v.object({ showIds: v.array(v.string()) }),
  },
});
