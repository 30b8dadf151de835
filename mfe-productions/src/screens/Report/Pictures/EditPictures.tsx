import { useId, useRef, useState, type SubmitEvent } from 'react';
import { Button, FormError, FormSection, TextField } from '@standby/shared-ui';
import { EntryForm } from '@standby/collections/screens';
import { useSubmission } from '@standby/forms';
import type { ReportPictures } from '../../../data/report-pictures';
import type { Reports } from '../../../data/reports';
import {
  CAPTION_MAX,
  PICTURES_MAX,
  pictureText,
  type Picture,
} from '../../../domain/report/pictures';
import type { Report } from '../../../domain/report/report';
import * as S from '../Report.styles';

interface EditPicturesProps {
  readonly reports: Reports;
  readonly report: Report;
  readonly store: ReportPictures;
}

const FAILED = 'Something went wrong. Try again.';

/** Form that adds pictures to a report, and removes them. */
export function EditPictures({ reports, report, store }: EditPicturesProps) {
  const listId = useId();
  const [caption, setCaption] = useState('');
  const [hasFile, setHasFile] = useState(false);
  const fileRef = useRef<HTMLInputElement>(null);
  const { pictures = [] } = report;
  const isFull = pictures.length >= PICTURES_MAX;

  const change = useSubmission({ otherwise: FAILED });

  const list = (next: Picture[]) =>
    reports.update(report.id, { pictures: next }, { pictures: report.pictures });

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const input = fileRef.current;
    const file = input?.files?.[0];
    if (!file || isFull) return;
    void change.send(async () => {
      const id = await store.add(report, file);
      await list([...pictures, { id, caption: caption.trim() }]);
      setCaption('');
      setHasFile(false);
      input.value = '';
    });
  };

  const handleRemove = (id: string): void =>
    void change.send(async () => {
      await list(pictures.filter((picture) => picture.id !== id));
      await store.remove(report, id);
    });

  return (
    <EntryForm onSubmit={handleSubmit}>
      <FormSection
        title="Pictures"
        why={`Up to ${PICTURES_MAX}. They are made smaller, lose their location data, and are attached to the mail of the report.`}
      >
        {pictures.length > 0 && (
          <S.Notes id={listId} aria-label="Pictures of the report">
            {pictures.map((picture, place) => (
              <li key={picture.id}>
                <span>{pictureText(picture, place)}</span>
                <Button size="small" variant="ghost" onClick={() => handleRemove(picture.id)}>
                  Take out
                </Button>
              </li>
            ))}
          </S.Notes>
        )}
        {!isFull && (
          <>
            <TextField
              ref={fileRef}
              label="Picture"
              hint="A photo, such as a JPEG or PNG."
              type="file"
              accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
              onChange={({ currentTarget }) => setHasFile((currentTarget.files?.length ?? 0) > 0)}
            />
            <TextField
              label="Caption"
              autoComplete="off"
              maxLength={CAPTION_MAX}
              value={caption}
              onChange={({ currentTarget }) => setCaption(currentTarget.value)}
            />
            <div>
              <Button
                type="submit"
                disabled={!hasFile && !change.isPending}
                pending={change.isPending}
                pendingLabel="Storing the picture…"
              >
                Add picture
              </Button>
            </div>
          </>
        )}
        <FormError title={change.failure && 'The pictures were not changed'}>
          {change.failure?.text}
        </FormError>
      </FormSection>
    </EntryForm>
  );
}
