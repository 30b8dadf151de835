import { useState } from 'react';
import { openServer, type ServerClient } from '../data/server/client';

/** Returns the server's client, the same one while the screen exists. */
export function useServer(): ServerClient {
  const [call] = useState(openServer);
  return call;
}
