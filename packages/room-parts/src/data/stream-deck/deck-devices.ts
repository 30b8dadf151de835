/// <reference types="w3c-web-hid" />
import { Listeners } from '@standby/room-engine/subscribable';
import { oncePerPage } from '../browser/once-per-page';

const ELGATO = 0x0f_d9;

/** Finds the Stream Decks that a person has allowed this page to use, and that are plugged in. */
function createDeckDevices(hid: HID) {
  let device: HIDDevice | undefined;
  const listeners = new Listeners();
  const set = (devices: readonly HIDDevice[]) => {
    device = devices.find(({ vendorId }) => vendorId === ELGATO);
    listeners.call();
  };
  const find = async () => set(await hid.getDevices());
  hid.addEventListener('connect', () => void find());
  hid.addEventListener('disconnect', () => void find());
  void find();
  return {
    subscribe: (listener: () => void) => listeners.add(listener),
    /** Returns the deck that the page uses; undefined without one. */
    getSnapshot: () => device,
    /** Lets the browser ask which deck the page may use. Call it in a press of a button. */
    async request() {
      const allowed = await hid.requestDevice({ filters: [{ vendorId: ELGATO }] });
      if (allowed.length > 0) set(allowed);
    },
  };
}

/** Returns the decks of this page; undefined in a browser without WebHID, or on plain http. */
export function deckDevices() {
  if (!('hid' in navigator)) return undefined;
  const { hid } = navigator;
  return oncePerPage('stream-decks', () => createDeckDevices(hid));
}
