/** This remote's place in the product. The build writes it into contract.json. */
export const remote = {
  name: '__name__',
  title: '__title__',
  paths: ['__path__'],
  layout: 'app',
  navigation: [{ label: '__title__', path: '__path__' }],
} as const;
