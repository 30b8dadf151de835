import { screen, within } from '@testing-library/react';
import { reportPath, UserFacingError } from '@standby/contracts';
import { expect, it, vi } from 'vitest';
import type { ReportPictures } from '../../../data/report-pictures';
import { sampleReports } from '../../../data/sample-reports';
import { PICTURES_MAX } from '../../../domain/report/pictures';
import { openScreens } from '../../../testing/screens';

const [latest] = sampleReports;
const id = latest?.id ?? '';
const photo = new File(['x'], 'chair.png', { type: 'image/png' });

function open(said: Partial<ReportPictures> = {}) {
  let count = 0;
  const pictures: ReportPictures = {
    add: vi.fn(async () => `picture-${(count += 1)}`),
    addressOf: async (picture) => `data:image/jpeg;base64,${picture}`,
    remove: vi.fn(async () => undefined),
    ...said,
  };
  return { ...openScreens(reportPath('hamlet', id), { pictures }), pictures };
}

it('adds a picture with a caption, shows it in the report, and removes it', async () => {
  const { user, pictures, reportsOf } = open();
  await user.upload(await screen.findByLabelText('Picture'), photo);
  await user.type(screen.getByLabelText('Caption'), 'A broken chair');
  await user.click(screen.getByText('Add picture'));
  const report = within(screen.getByRole('region', { name: 'Report' }));
  expect(await report.findByRole('img', { name: 'A broken chair' })).toHaveAttribute(
    'src',
    'data:image/jpeg;base64,picture-1',
  );
  expect(screen.getByLabelText('Caption')).toHaveValue('');
  await user.click(screen.getByText('Take out'));
  expect(report.queryByRole('img')).not.toBeInTheDocument();
  expect(pictures.remove).toHaveBeenCalledWith(expect.objectContaining({ id }), 'picture-1');
  expect((await reportsOf('hamlet').get(id)).pictures).toEqual([]);
});

it('explains why a file was refused, and stops at the limit of a report', async () => {
  const add = vi
    .fn<ReportPictures['add']>()
    .mockRejectedValueOnce(new UserFacingError('No picture.'))
    .mockImplementation(async () => `p-${add.mock.calls.length}`);
  const { user } = open({ add });
  await user.upload(await screen.findByLabelText('Picture'), photo);
  await user.click(screen.getByText('Add picture'));
  expect(await screen.findByText('No picture.')).toBeVisible();
  for (let count = 1; count <= PICTURES_MAX; count += 1) {
    await user.upload(screen.getByLabelText('Picture'), photo);
    await user.click(screen.getByText('Add picture'));
    expect(await screen.findAllByText('Take out')).toHaveLength(count);
  }
  expect(screen.queryByLabelText('Picture')).not.toBeInTheDocument();
});

it('describes a missing picture by its caption', async () => {
  const { user } = open({ addressOf: async () => undefined });
  await user.upload(await screen.findByLabelText('Picture'), photo);
  await user.click(screen.getByText('Add picture'));
  expect(await screen.findByText('Picture 1 (not on this machine)')).toBeVisible();
});
