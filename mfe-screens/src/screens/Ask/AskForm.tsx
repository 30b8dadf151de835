import { Banner, Muted, type Tone } from '@standby/shared-ui';
import { isolateDirection } from '@standby/shared-ui/text';
import { useRoomSelector } from '@standby/room-parts/room-context';
import { useShow } from '@standby/room-parts/use-show';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import { CallAnswer } from './CallAnswer';
import { QuestionPage } from './QuestionPage';
import { type QuestionPlace, type SentQuestion, useQuestion } from './useQuestion';

/** The audience’s form: one field, and the place of the last question. */
export function AskForm() {
  const { title } = useShow();
  const { form, sent } = useQuestion();
  return (
    <QuestionPage title={title} form={form} before={<CallAnswer />}>
      <div aria-live="polite">{sent && <Confirmation key={sent.text} sent={sent} />}</div>
      <Reach />
    </QuestionPage>
  );
}

const CONFIRMATIONS: Record<QuestionPlace, { tone: Tone; title: string; rest: string }> = {
  room: { tone: 'go', title: 'Your question was sent', rest: 'is in the live room’s Messages.' },
  browser: {
    tone: 'go',
    title: 'Your question is saved in this browser',
    rest: 'appears in the live room as soon as it is opened in this browser.',
  },
  page: {
    tone: 'standby',
    title: 'Your question waits on this page',
    rest: 'could not be stored, and no live room is open in this browser. Leave this page open: the question is sent once a live room opens.',
  },
};

function Confirmation({ sent: { text, place } }: { readonly sent: SentQuestion }) {
  const { tone, title, rest } = CONFIRMATIONS[place];
  return <Banner tone={tone} title={title} text={`“${isolateDirection(text)}” ${rest}`} />;
}

const selectHasController = (snapshot: RoomSnapshot) => snapshot.hasController;

/** Explains how far a question reaches: for now only this browser. */
function Reach() {
  const hasController = useRoomSelector(selectHasController);
  return (
    <Muted>
      {hasController
        ? 'The live room is open in this browser, and receives questions at once. '
        : 'The live room is not open in this browser. '}
      For now a question reaches only a live room in the same browser on the same machine, not on
      another one.
    </Muted>
  );
}
