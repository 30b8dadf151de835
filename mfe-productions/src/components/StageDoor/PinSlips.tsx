import { createPortal } from 'react-dom';
import type { PinSlip } from '../../domain/sign-in/pin-slips';
import * as S from './StageDoor.styles';

interface PinSlipsProps {
  readonly showTitle: string;
  /** Empty where the link was given before. */
  readonly address: string;
  readonly slips: readonly PinSlip[];
}

/** A slip of paper for each person, to cut apart. It stands beside the app, where printing finds it alone. */
export function PinSlips({ showTitle, address, slips }: PinSlipsProps) {
  return createPortal(
    <S.Slips data-print-root aria-hidden>
      {slips.map(({ id, name, position, pin }) => (
        <li key={id}>
          <p>{showTitle} · Stage door</p>
          <strong>{name}</strong>
          <p>{position}</p>
          <p>
            PIN <b>{pin}</b>
          </p>
          {address !== '' && <small>{address}</small>}
        </li>
      ))}
    </S.Slips>,
    document.body,
  );
}
