export {
  checkModules,
  isPartLoadError,
  moduleFailure,
  PartLoadError,
  type ModuleFailure,
} from './checked-modules';
export {
  API_PREFIX,
  byMode,
  isKeptLiveRoom,
  isPageSessionKnown,
  liveAccessKey,
  liveStandbyServerKey,
  liveRoomKey,
  liveRoomHeldKey,
  liveRoomOutboxKey,
  readApiBase,
  standbyServerAddress,
  readPageSession,
  type PageSession,
} from './connected';
export { isPermittedHere, permittedOrganization, readPageOrganization } from './page-organization';
export { eventPayloads } from './event-payloads';
export {
  declareEvents,
  defineEvent,
  eventNameOf,
  eventNames,
  hearEvent,
  sendEvent,
  type EventDefinition,
  type EventDetails,
  type EventName,
} from './events';
export { houseLists, type ListFacts } from './house-lists';
export { readRoomNames, ROOMS_KEY, sampleRoomNames } from './house-rooms';
export { mainArea } from './main-area';
export {
  accountPaths,
  addPersonPath,
  askPath,
  callPath,
  cuesPath,
  lightPath,
  companyPath,
  doorPath,
  guidePath,
  guidePaths,
  importPeoplePath,
  notesPath,
  paths,
  reportPath,
  reportsPath,
  roomPath,
  runningPath,
  schedulePath,
  dailyCallPath,
  myCallsPath,
  showPath,
  showPaths,
  viewerPath,
} from './paths';
export {
  canChangeMember,
  grantableRoles,
  isPermitted,
  permissions,
  permissionTable,
  roleLabels,
  roleTexts,
  roles,
  type Permission,
  type Role,
} from './permissions';
export { canonicalJson, fieldsOf, keysOf } from './objects';
export {
  missingPeopleKey,
  readMissingPeople,
  type MissingPeople,
  type MissingPerson,
} from './missing-people';
export { isMailAddress } from './mail-address';
export { MEMBER_LIMIT } from './plan';
export {
  hasSessionEnded,
  returnPath,
  signInAgainPath,
  signInPath,
  signInStep,
} from './return-path';
export {
  readRunningTimers,
  RUNNING_TIMERS_KEY,
  withRunningTimer,
  type RunningTimer,
} from './running-timers';
export {
  NEW_ROOM_TIMERS,
  readRoomCounts,
  ROOM_CUES_KEY,
  SAMPLE_SHEET,
  ROOM_TIMERS_KEY,
  withRoomCount,
} from './room-counts';
export { SHELL_CONTRACT, type EventContract, type RemoteContract } from './remote-contract';
export {
  performanceCustoms,
  performancesKey,
  readPerformances,
  type ScheduledPerformance,
} from './performances';
export { ACCOUNT_KEY, SESSION_EMAIL_KEY } from './session';
export {
  readShowStart,
  readShowTitle,
  readShowTitles,
  readShowZone,
  sampleShows,
  showStartOf,
  showZoneOf,
  SHOWS_KEY,
  type ShowStart,
  type ShowTitle,
} from './shows';
export { storedNote, type StoredNote } from './stored-note';
export { STANDARD_DEPARTMENTS } from './departments';
export { telOf } from './tel';
export { isTimezone, namedZones, timezoneChoices, timezoneText, zoneOf } from './zones';
export { failureText } from './failure-text';
export { isUserFacing, UserFacingError } from './user-facing-error';
