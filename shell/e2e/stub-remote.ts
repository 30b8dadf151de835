/**
 * Returns the entry of a remote as any bundler makes it: a container that takes React from the page.
 *
 * @param path of its one screen
 * @param component source of the screen's component, in which `react` is React
 * @param head source before everything else, such as imports
 */
export const stubEntry = (path: string, component: string, head = ''): string => `
${head}
let react;
export async function init(scope) {
  const [shared] = Object.values(scope.react);
  react = shared.lib ? shared.lib() : (await shared.get())();
}
export const get = async () => () => {
  const Screen = ${component};
  return { default: [{ path: '${path}', element: react.createElement(Screen) }] };
};
`;
