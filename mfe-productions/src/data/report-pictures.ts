import { newId } from '@standby/collections/port';
import { byMode } from '@standby/contracts';
import type { Report } from '../domain/report/report';
import { preparePicture } from './prepare-picture';

type OfReport = Pick<Report, 'id' | 'showId'>;

/** Store of the reports' pictures. The report contains their ids and captions. */
export interface ReportPictures {
  /** Stores a picture. @returns its id; rejects with a message for the screen */
  readonly add: (report: OfReport, file: Blob) => Promise<string>;
  /** Returns the address for an image element; undefined if the picture no longer exists. */
  readonly addressOf: (pictureId: string) => Promise<string | undefined>;
  readonly remove: (report: OfReport, pictureId: string) => Promise<void>;
}

/** Returns a file as base64, without the prefix of a data URL. */
async function base64Of(picture: Blob): Promise<string> {
  const bytes = new Uint8Array(await picture.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCodePoint(byte);
  return btoa(text);
}

/** Store of prepared pictures, in this browser or on a server. */
interface PictureStore extends Pick<ReportPictures, 'addressOf' | 'remove'> {
  /** @param data base64 */
  readonly store: (report: OfReport, id: string, data: string) => Promise<void>;
}

const pictureStore = byMode<PictureStore>(
  {
    async store({ id: reportId, showId }, id, data) {
      const { storePicture } = await import('./stored-pictures');
      await storePicture({ id, showId, reportId, data });
    },
    async addressOf(pictureId) {
      const { readPicture } = await import('./stored-pictures');
      const stored = await readPicture(pictureId);
      return stored && `data:image/jpeg;base64,${stored.data}`;
    },
    async remove(_report, pictureId) {
      const { erasePicture } = await import('./stored-pictures');
      return erasePicture(pictureId);
    },
  },
  {
    async store(report, id, data) {
      const { addServerPicture } = await import('./server-pictures');
      await addServerPicture(report.id, id, data);
    },
    async addressOf(pictureId) {
      const { serverPictureAddress } = await import('./server-pictures');
      return serverPictureAddress(pictureId);
    },
    async remove(report, pictureId) {
      const { removeServerPicture } = await import('./server-pictures');
      return removeServerPicture(report.id, pictureId);
    },
  },
);

export const reportPictures: ReportPictures = {
  async add(report, file) {
    const data = await base64Of(await preparePicture(file));
    const id = newId();
    await pictureStore.store(report, id, data);
    return id;
  },
  addressOf: pictureStore.addressOf,
  remove: pictureStore.remove,
};
