import { useState } from 'react';
import { openServer, type ServerClient } from '../data/server/client';

/** The server's client, the same for as long as the screen is there. */
export function useServer(): ServerClient {
  const [call] = useState(openServer);
  return call;
}
