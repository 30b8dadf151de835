import { SettingsError } from '../settings/settings.ts';
import { API_PREFIX } from '../http/handle-routes.ts';
import type { Feature } from './feature.ts';

/** The feature with a `serve` that refuses a route that its tables do not declare: it would have no permission and no documentation. */
export function guardRoutes(feature: Feature): Feature {
  const declared = new Set(feature.routes.flatMap((table) => Object.keys(table)));
  return {
    ...feature,
    serve(app, options) {
      // A context of its own: its hooks and parsers are for its routes alone.
      void app.register(async (scope) => {
        scope.addHook('onRoute', ({ method, url }) => {
          for (const name of [method].flat()) {
            const key = `${name} ${url.slice(API_PREFIX.length)}`;
            // Fastify adds HEAD to each GET.
            if (declared.has(key.replace(/^HEAD /u, 'GET ')) && url.startsWith(API_PREFIX))
              continue;
            throw new SettingsError(
              `Feature "${feature.name}" serves ${name} ${url}, which is none of its routes. Declare it with its permission.`,
            );
          }
        });
        feature.serve(scope, options);
      });
    },
  };
}
