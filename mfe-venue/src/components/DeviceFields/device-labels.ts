import type { DeviceForm } from '../../domain/device-form';

/** What stands above each field of the device form. */
export const deviceLabels: Readonly<Record<keyof DeviceForm, string>> = {
  name: 'Name',
  type: 'Type',
  room: 'Assigned Room',
  description: 'Description',
  setupMethod: 'Setup Method',
};
