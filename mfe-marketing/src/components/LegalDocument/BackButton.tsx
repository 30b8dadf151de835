import { ArrowLeft } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@standby/contracts';
import { backDelta } from '../../domain/back-delta';
import * as S from './LegalDocument.styles';

/**
 * Returns the index of the current history entry; the router counts from 0, where the app was
 * entered.
 */
function entryIndex(): number | undefined {
  const state: unknown = window.history.state;
  const isNumbered = typeof state === 'object' && state !== null && 'idx' in state;
  return isNumbered && typeof state.idx === 'number' ? state.idx : undefined;
}

/**
 * Button that leads to the previous page, or to the front page if this page was opened directly.
 */
export function BackButton({ stepsInside }: { readonly stepsInside: number }) {
  const navigate = useNavigate();

  const handleClick = async () => {
    const delta = backDelta(entryIndex(), stepsInside);
    // oxlint-disable-next-line standby/known-navigation -- steps in the history
    await (delta === undefined ? navigate(paths.home) : navigate(delta));
  };

  return (
    <S.Back
      variant="ghost"
      icon={<ArrowLeft strokeWidth={1.5} aria-hidden />}
      data-print="hide"
      onClick={handleClick}
    >
      Back
    </S.Back>
  );
}
