/** The choice between a collection of this browser and one of a server. Every first page loads this module, so keep it small. */
export { listOfOrganization, listOfShow, openOnServer } from './lists';
export { selectCollection } from './select-collection';
