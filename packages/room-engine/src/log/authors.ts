/** Author of the server's own acts, such as automatic starts, and of checkpoints. */
export const SERVER_AUTHOR = 'server';

const PAGE_ENDING = '-auto';

/** Returns the author of the own acts of a page's authority, in sample mode. */
export const authorOfPage = (pageId: string): string => `${pageId}${PAGE_ENDING}`;

/** Whether the room itself did the acts of an author, and no person. */
export const isRoomItself = (by: string): boolean =>
  by === SERVER_AUTHOR || by.endsWith(PAGE_ENDING);
