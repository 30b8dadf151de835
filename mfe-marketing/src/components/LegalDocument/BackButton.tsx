import { ArrowLeft } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@standby/contracts';
import { backDelta } from '../../domain/back-delta';
import * as S from './LegalDocument.styles';

/** The router numbers its entries in the window's history from 0, where the app was entered. */
function entryIndex(): number | undefined {
  const state: unknown = window.history.state;
  const isNumbered = typeof state === 'object' && state !== null && 'idx' in state;
  return isNumbered && typeof state.idx === 'number' ? state.idx : undefined;
}

/** Leads to the page from which one came; to the front page, if the page was opened directly. */
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
