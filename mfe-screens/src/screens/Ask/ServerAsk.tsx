import { useState } from 'react';
import { Banner, type Tone } from '@standby/shared-ui';
import { useForm } from '@standby/forms';
import { isolateDirection } from '@standby/shared-ui/text';
import { NoRoom } from '@standby/room-parts/no-room';
import { useRoomAccess } from '@standby/room-parts/use-room-access';
import { useShow } from '@standby/room-parts/use-show';
import type { RoomAccess } from '@standby/room-parts/room-access';
import { openGuestApi } from '@standby/room-parts/guest-api';
import { QuestionPage } from './QuestionPage';
import { EMPTY_QUESTION, questionDraftKey, questionSchema } from './question-schema';
import { type QuestionStatus, useQuestionStatus } from './useQuestionStatus';

/** The ask page of a room on the server, for people who have its link and for members. */
export function ServerAsk() {
  const { showId, title } = useShow();
  const { access, failure } = useRoomAccess(showId);
  if (!access) return <NoRoom {...failure} />;
  return (
    <ServerAskForm
      key={access.subject}
      showId={showId}
      title={access.title ?? title}
      access={access}
    />
  );
}

interface SentQuestion {
  readonly id: string;
  readonly text: string;
}

interface ServerAskFormProps {
  readonly showId: string;
  readonly title: string;
  readonly access: RoomAccess;
}

function ServerAskForm({ showId, title, access }: ServerAskFormProps) {
  const { organizationId } = access;
  const [sent, setSent] = useState<SentQuestion>();
  const form = useForm<typeof EMPTY_QUESTION, typeof EMPTY_QUESTION, SentQuestion>({
    initial: EMPTY_QUESTION,
    draftKey: questionDraftKey(showId),
    schema: questionSchema,
    submit: async ({ question }) => {
      const text = question.trim();
      const params = { organizationId, showId };
      const { id } = await openGuestApi()('POST /live/:organizationId/:showId/questions', {
        params,
        body: { text },
      });
      return { id, text };
    },
    onSubmitted(result) {
      setSent(result);
      form.discardDraft();
    },
  });
  return (
    <QuestionPage title={title} form={form}>
      <div aria-live="polite">
        {sent && <Answer key={sent.id} room={{ organizationId, showId }} sent={sent} />}
      </div>
    </QuestionPage>
  );
}

const ANSWERS: Record<
  QuestionStatus,
  { readonly tone: Tone; readonly title: string; readonly rest: string }
> = {
  waiting: { tone: 'go', title: 'Your question was sent', rest: 'is with the stage manager.' },
  accepted: {
    tone: 'go',
    title: 'Your question was accepted',
    rest: 'may be shown on the screens.',
  },
  shown: { tone: 'go', title: 'Your question is being shown', rest: 'is on the screens now.' },
  answered: { tone: 'go', title: 'Your question was shown', rest: 'was on the screens.' },
  hidden: {
    tone: 'neutral',
    title: 'Your question was put aside',
    rest: 'was read and removed from the list.',
  },
};

interface AnswerProps {
  readonly room: { readonly organizationId: string; readonly showId: string };
  readonly sent: SentQuestion;
}

/** Banner with the status of a question. */
function Answer({ room, sent: { id, text } }: AnswerProps) {
  const { tone, title, rest } = ANSWERS[useQuestionStatus(room, id)];
  return <Banner tone={tone} title={title} text={`“${isolateDirection(text)}” ${rest}`} />;
}
