/** Fields of React’s internal component record, as far as counting needs them. */
interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly type: { readonly name?: string } | string | null;
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly stateNode: unknown;
}

const PERFORMED_WORK = 1;
const FUNCTION_TAGS = new Set([0, 15]);

function currentRoot(container: Element): Fiber {
  const key = Object.keys(container).find((name) => name.startsWith('__reactContainer$'));
  if (!key) throw new Error('React renders nothing into this element.');
  const root = Reflect.get(container, key) as Fiber;
  return (root.stateNode as { readonly current: Fiber }).current;
}

/**
 * Collects the names of rendered components. A component that did not render keeps its children.
 */
function collect(fiber: Fiber, names: string[]): void {
  // oxlint-disable-next-line no-bitwise -- React stores these flags as bits of one number.
  const isRendered = (fiber.flags & PERFORMED_WORK) !== 0;
  if (isRendered && FUNCTION_TAGS.has(fiber.tag) && typeof fiber.type === 'function') {
    names.push((fiber.type as { readonly name: string }).name);
  }
  if (fiber.child === fiber.alternate?.child) return;
  for (let child = fiber.child; child; child = child.sibling) collect(child, names);
}

/**
 * Returns the function components that the latest commit during `doing` rendered; empty without a
 * commit.
 */
export async function renderedBy(
  container: Element,
  doing: () => Promise<unknown>,
): Promise<string[]> {
  const before = currentRoot(container);
  await doing();
  const after = currentRoot(container);
  const names: string[] = [];
  if (after !== before) collect(after, names);
  return names.toSorted();
}
