/* Counts the renders of React through its hook for developer tools. Runs before the page. */
(() => {
  const PERFORMED_WORK = 1;
  const COMPONENT_TAGS = new Set([0, 1, 11, 15]);
  const count = { renders: 0, commits: 0 };

  /**
   * Visits only the fibers that React visited: a part that did not render keeps its children as
   * they were.
   */
  function visit(fiber) {
    // oxlint-disable-next-line no-bitwise -- React keeps these marks as bits of one number.
    const isRendered = (fiber.flags & PERFORMED_WORK) !== 0;
    if (isRendered && COMPONENT_TAGS.has(fiber.tag)) count.renders += 1;
    if (fiber.child === fiber.alternate?.child) return;
    for (let child = fiber.child; child; child = child.sibling) visit(child);
  }

  Object.assign(globalThis, {
    renderCount: count,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      renderers: new Map(),
      inject: () => 1,
      checkDCE() {},
      onCommitFiberUnmount() {},
      onPostCommitFiberRoot() {},
      onCommitFiberRoot(_, { current }) {
        count.commits += 1;
        visit(current);
      },
    },
  });
})();
