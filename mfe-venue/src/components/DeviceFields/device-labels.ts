import type { DeviceForm } from '../../domain/device-form';

/** The labels of the device form's fields. */
export const deviceLabels: Readonly<Record<keyof DeviceForm, string>> = {
  name: 'Name',
  type: 'Type',
  room: 'Assigned Room',
  description: 'Description',
  setupMethod: 'Setup Method',
};
