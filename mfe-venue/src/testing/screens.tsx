import { paths } from '@standby/contracts';
import { createFakeBrowser, type FakeBrowser } from '@standby/testing/fake-browser';
import { renderRoutes, type RenderedRoutes } from '@standby/testing/render';
import { createDevices, type Devices as DevicesPort } from '../data/devices';
import { createBrowserPairings, type Pairings } from '../data/pairings';
import { createRooms, type Rooms as RoomsPort } from '../data/rooms';
import type { Device } from '../domain/device';
import { emptyDeviceForm, type DeviceForm } from '../domain/device-form';
import type { Room } from '../domain/room';
import AddDevice from '../screens/AddDevice/AddDevice';
import CreateRoom from '../screens/CreateRoom/CreateRoom';
import Devices from '../screens/Devices/Devices';
import Rooms from '../screens/Rooms/Rooms';

interface Ports {
  readonly rooms: RoomsPort;
  readonly devices: DevicesPort;
  readonly pairings: Pairings;
}

interface Samples {
  /** Initial rooms that replace the samples. */
  readonly rooms?: readonly Room[] | undefined;
  readonly devices?: readonly Device[] | undefined;
}

/** Returns the ports of another window of a browser, in which creating takes no time. */
export function openWindow(browser: FakeBrowser, samples: Samples = {}): Ports {
  const environment = { ...browser.openWindow(), beforeCreate: async () => undefined };
  return {
    rooms: createRooms(environment, samples.rooms),
    devices: createDevices(environment, samples.devices),
    pairings: createBrowserPairings(environment),
  };
}

interface ScreenOptions extends Samples {
  readonly browser?: FakeBrowser;
  /** Functions that replace the ports' own. */
  readonly overrides?: { readonly [Port in keyof Ports]?: Partial<Ports[Port]> };
}

interface OpenScreens extends RenderedRoutes, Ports {
  readonly browser: FakeBrowser;
}

/** Opens this remote's screens at a path, in a window of a separate browser. */
export function openScreens(path: string, options: ScreenOptions = {}): OpenScreens {
  const { browser = createFakeBrowser(), overrides = {} } = options;
  const ports = openWindow(browser, options);
  const rooms = { ...ports.rooms, ...overrides.rooms };
  const devices = { ...ports.devices, ...overrides.devices };
  const pairings = { ...ports.pairings, ...overrides.pairings };
  const addDevice = <AddDevice devices={devices} pairings={pairings} rooms={rooms} />;
  const routes = [
    { path: paths.rooms, element: <Rooms rooms={rooms} devices={devices} /> },
    { path: paths.createRoom, element: <CreateRoom rooms={rooms} /> },
    { path: paths.devices, element: <Devices devices={devices} rooms={rooms} /> },
    { path: paths.addDevice, element: addDevice },
  ];
  return { ...renderRoutes(routes, { path }), rooms, devices, pairings, browser };
}

/** Stores a draft of a complete device form, as an earlier visit leaves it. */
export function leaveDraft(change: Partial<DeviceForm> = {}): void {
  const form = { ...emptyDeviceForm, name: 'Wings tablet', room: 'Studio A', ...change };
  sessionStorage.setItem('standby:draft:add-device', JSON.stringify(form));
}
