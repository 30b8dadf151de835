import { createPortal } from 'react-dom';
import type { PinSlip } from '../../domain/sign-in/pin-slips';
import * as S from './StageDoor.styles';

interface PinSlipsProps {
  readonly showTitle: string;
  /** Address of the stage door; empty if it was given before. */
  readonly address: string;
  readonly slips: readonly PinSlip[];
}

/**
 * Slips of paper to cut apart, one for each person. They stand outside the app's layout, so that
 * they are printed alone.
 */
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
