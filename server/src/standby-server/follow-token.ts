import { newToken } from '@standby/server-kit/tokens';

const TOKEN_BYTES = 32;

/** Creates a line for the settings of both servers. The token is stored nowhere else. */
export const newFollowToken = (): string => `FOLLOW_TOKEN=${newToken(TOKEN_BYTES)}`;
