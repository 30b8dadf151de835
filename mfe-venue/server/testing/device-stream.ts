import type { DeviceState } from '@standby/api-client/devices';
import type { Person } from 'server/testing/test-server';

/** A device's event stream, read as it comes. */
interface DeviceStream {
  /** Returns the next state that the device receives; undefined at the end. */
  readonly next: () => Promise<DeviceState | undefined>;
  readonly close: () => void;
}

/** Opens the stream of a device over a real connection. */
export async function openDeviceStream(
  { cookie }: Pick<Person, 'cookie'>,
  port: number,
): Promise<DeviceStream> {
  const request = new AbortController();
  const response = await fetch(`http://localhost:${port}/api/v1/devices/self/stream`, {
    headers: { cookie },
    signal: request.signal,
  });
  if (!response.ok) throw new Error(`The stream was refused: ${response.status}`);
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  return {
    async next() {
      for (;;) {
        const line = /^data: (?<state>.*)\n\n/mu.exec(rest);
        if (line?.groups) {
          rest = rest.slice(line.index + line[0].length);
          return JSON.parse(line.groups['state'] ?? '') as DeviceState;
        }
        const part = await reader?.read();
        if (!part || part.done) return undefined;
        rest += decoder.decode(part.value, { stream: true });
      }
    },
    close: () => request.abort(),
  };
}
