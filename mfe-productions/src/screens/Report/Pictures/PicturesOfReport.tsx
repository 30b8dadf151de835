import { useEffect, useState } from 'react';
import type { ReportPictures } from '../../../data/report-pictures';
import { pictureText, type Picture } from '../../../domain/report/pictures';
import * as S from './Pictures.styles';

interface PicturesProps {
  readonly pictures: readonly Picture[];
  readonly store: ReportPictures;
}

function Shown({
  picture,
  place,
  store,
}: Omit<PicturesProps, 'pictures'> & {
  readonly picture: Picture;
  readonly place: number;
}) {
  const { id, caption } = picture;
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let isOver = false;
    store.addressOf(id).then(
      (found) => isOver || setAddress(found),
      // The caption describes a picture that failed to load.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [id, store]);
  return (
    <figure>
      {address !== undefined && <img src={address} alt={caption || pictureText(picture, place)} />}
      <figcaption>
        {pictureText(picture, place)}
        {address === undefined && ' (not on this machine)'}
      </figcaption>
    </figure>
  );
}

/** Pictures of a report, on the screen and on paper. */
export function PicturesOfReport({ pictures, store }: PicturesProps) {
  if (pictures.length === 0) return null;
  return (
    <div>
      <h3>Pictures</h3>
      <S.Grid>
        {pictures.map((picture, place) => (
          <Shown key={picture.id} picture={picture} place={place} store={store} />
        ))}
      </S.Grid>
    </div>
  );
}
