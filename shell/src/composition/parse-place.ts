import type { NavigationEntry, RemotePlace } from '@standby/federation-config';
import { field, text, textList } from './json-fields';

function parseNavigation(listed: unknown): NavigationEntry[] {
  return (Array.isArray(listed) ? listed : []).flatMap((entry: unknown) => {
    const [label, path] = [text(field(entry, 'label')), text(field(entry, 'path'))];
    if (label === undefined || path === undefined) return [];
    return [{ label, path, section: textList(field(entry, 'section')) }];
  });
}

/**
 * Reads a remote's place from a contract or a registry; undefined if the remote owns no path.
 *
 * @param name title of a remote that has none
 */
export function parsePlace(listed: unknown, name: string): RemotePlace | undefined {
  const paths = textList(field(listed, 'paths'));
  if (paths.length === 0) return undefined;
  return {
    title: text(field(listed, 'title')) ?? name,
    paths,
    except: textList(field(listed, 'except')),
    layout: field(listed, 'layout') === 'public' ? 'public' : 'app',
    appPaths: textList(field(listed, 'appPaths')),
    fullscreen: textList(field(listed, 'fullscreen')),
    navigation: parseNavigation(field(listed, 'navigation')),
  };
}
