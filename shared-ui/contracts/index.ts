export { eventNames } from './events';
export { paths, roomPath } from './paths';
export { SESSION_EMAIL_KEY } from './session';
