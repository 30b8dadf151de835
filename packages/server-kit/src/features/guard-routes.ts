import { SettingsError } from '../settings/settings.ts';
import { API_PREFIX } from '../http/handle-routes.ts';
import type { Feature } from './feature.ts';

/** Returns the feature with a `serve` that refuses undeclared routes, which would lack a permission and documentation. */
export function guardRoutes(feature: Feature): Feature {
  const declared = new Set(feature.routes.flatMap((table) => Object.keys(table)));
  return {
    ...feature,
    serve(app, options) {
      // The feature has its own context, so its hooks and parsers apply only to its own routes.
      void app.register(async (scope) => {
        scope.addHook('onRoute', ({ method, url }) => {
          for (const name of [method].flat()) {
            const key = `${name} ${url.slice(API_PREFIX.length)}`;
            // Fastify adds HEAD to each GET.
            if (declared.has(key.replace(/^HEAD /u, 'GET ')) && url.startsWith(API_PREFIX))
              continue;
            throw new SettingsError(
              `Feature "${feature.name}" serves ${name} ${url}, which it does not declare. Declare the route with its permission.`,
            );
          }
        });
        feature.serve(scope, options);
      });
    },
  };
}
