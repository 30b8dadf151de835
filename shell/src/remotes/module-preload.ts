/**
 * Has the browser fetch a script into the page's module map, from which `import()` then takes it.
 *
 * @param integrity hash that the script must have: one that was fetched unchecked is not checked later
 */
export function modulePreload(
  address: string,
  integrity?: string,
  priority: 'low' | 'auto' = 'auto',
): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  if (integrity) link.integrity = integrity;
  link.fetchPriority = priority;
  link.href = address;
  document.head.append(link);
  return link;
}
