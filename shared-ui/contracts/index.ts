export { eventNames } from './events';
export { askPath, paths, roomPath, viewerPath } from './paths';
export { SESSION_EMAIL_KEY } from './session';
export { SHOWS_KEY, readShowTitle, sampleShows } from './shows';
