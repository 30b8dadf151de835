import { keysOf, UserFacingError } from '@standby/contracts';
import { useRef, useState } from 'react';
import {
  Button,
  FieldRow,
  FormActions,
  FormError,
  FormSection,
  TextArea,
  TextField,
  TimeField,
  useToast,
} from '@standby/shared-ui';
import { DraftNote, EntryForm } from '@standby/collections/screens';
import { EditConflict } from '@standby/collections/port';
import { MissingFields, removeDraft, useForm } from '@standby/forms';
import type { NightFacts } from '@standby/live-room/domain/report/night-facts';
import * as v from 'valibot';
import type { Reports } from '../../data/reports';
import { reportName, type Report, type ReportContent } from '../../domain/report/report';
import {
  formOfReport,
  reportFormSchema,
  reportLabels,
  type ReportForm,
} from '../../domain/report/report-form';
import * as S from './Report.styles';
import type { Wall } from '../../domain/schedule/wall';
import { useTypedPart, type TypedParts } from './typed-parts';
import { useAutosave, type SaveState } from './useAutosave';

interface ReportFieldsProps {
  readonly reports: Reports;
  readonly report: Report;
  /** Current facts of the room, which are stored with the typed text. */
  readonly facts: NightFacts | null;
  readonly parts: TypedParts;
  /** Runs before a changed date or start is stored. */
  readonly onMoved: (startAt: Wall) => Promise<void>;
}

type Typed = Pick<ReportContent, keyof ReportForm>;

/** Returns the fields that differ from the report as the person saw it. */
function changeOf(typed: Typed, base: Report): Partial<Typed> {
  const fields = keysOf(typed);
  return Object.fromEntries(
    fields.filter((field) => typed[field] !== base[field]).map((field) => [field, typed[field]]),
  );
}

const saveTexts: Readonly<Record<SaveState, string>> = {
  saved: 'Your changes are saved automatically.',
  unsaved: 'Not saved yet…',
  saving: 'Saving…',
};

/** Form for a performance, used before, during and after it. */
export function ReportFields({ reports, report, facts, parts, onMoved }: ReportFieldsProps) {
  const toast = useToast();
  /** Report as this form last read or stored it. */
  const base = useRef(report);
  /**
   * Settles with the last attempt to store. Two attempts at once would make this form conflict with
   * itself.
   */
  const last = useRef(Promise.resolve());
  const [draftKey] = useState(() => `standby:draft:report:${report.id}:${report.updatedAt}`);
  const isPerformance = report.kind === 'performance';

  async function store(typed: Typed): Promise<Report> {
    const change = changeOf(typed, base.current);
    const isMoved = change.date !== undefined || change.startTime !== undefined;
    // The schedule owns the date and the start, and the values stored with the report may be older.
    const fields = keysOf(change).filter((field) => field !== 'date' && field !== 'startTime');
    const seen = Object.fromEntries(fields.map((field) => [field, base.current[field]]));
    if (isMoved) await onMoved(`${typed.date}T${typed.startTime}`);
    // The facts of the room and the sign-in sheet are stored with the typed text.
    const { date, startTime } = isMoved ? typed : report;
    const known = { ...(facts && { facts }), absences: report.absences, date, startTime };
    try {
      base.current = await reports.update(report.id, { ...change, ...known }, seen);
      removeDraft(draftKey);
      return base.current;
    } catch (error) {
      // The message reports the conflict, and saving again keeps the text that was typed here.
      if (error instanceof EditConflict) base.current = error.theirs as Report;
      throw error;
    }
  }

  function save(typed: Typed): Promise<Report> {
    const saving = last.current.then(() => store(typed));
    last.current = saving.then(
      () => undefined,
      () => undefined,
    );
    return saving;
  }

  const form = useForm<ReportForm, Typed, Report>({
    initial: formOfReport(report),
    schema: reportFormSchema,
    draftKey,
    submit: save,
    onSubmitted(saved) {
      toast.show({ tone: 'go', title: `${reportName(saved)} was saved` });
    },
  });

  const typed = v.safeParse(reportFormSchema, form.values);
  const isUnsaved = !typed.success || keysOf(changeOf(typed.output, report)).length > 0;

  useTypedPart(parts, async () => {
    if (!typed.success) throw new UserFacingError('Correct the fields that are marked first.');
    if (isUnsaved) await save(typed.output);
  });
  const autosave = useAutosave({
    values: form.values,
    async save() {
      if (typed.success && isUnsaved) await save(typed.output);
    },
  });
  // Save may have stored the text after a failure.
  const state = autosave.state === 'unsaved' && !isUnsaved ? 'saved' : autosave.state;
  const failure = form.failure?.text ?? (isUnsaved ? autosave.failure : undefined);

  return (
    <>
      <DraftNote isRestored={form.isRestored} onDiscard={form.discardDraft} />
      <EntryForm onSubmit={form.handleSubmit}>
        <FormSection
          title={isPerformance ? 'The performance' : 'The rehearsal'}
          why="Its times come from the live room automatically. The rest is typed here, before the show, during it, and after it."
        >
          <TextField
            label={reportLabels.number}
            inputMode="numeric"
            required
            autoComplete="off"
            {...form.fieldProps('number')}
          />
          <FieldRow>
            <TextField
              label={reportLabels.date}
              type="date"
              required
              {...form.fieldProps('date')}
            />
            <TimeField
              label={reportLabels.startTime}
              required
              {...form.fieldProps('startTime')}
              onChange={(value) => form.setValue('startTime', value)}
            />
          </FieldRow>
          {isPerformance && (
            <FieldRow>
              <TextField
                label={reportLabels.house}
                hint="Such as 412 of 500"
                autoComplete="off"
                {...form.fieldProps('house')}
              />
              <TextField
                label={reportLabels.weather}
                autoComplete="off"
                {...form.fieldProps('weather')}
              />
            </FieldRow>
          )}
          <TextArea label={reportLabels.summary} rows={3} {...form.fieldProps('summary')} />
          <TextArea
            label={reportLabels.understudies}
            rows={2}
            {...form.fieldProps('understudies')}
          />
          <TextArea
            label={reportLabels.incidents}
            hint="Visible only to stage management in this organization; the mailed report includes it."
            rows={2}
            {...form.fieldProps('incidents')}
          />
        </FormSection>
        <FormError title={failure && 'The report was not saved'}>{failure}</FormError>
        <FormActions>
          <Button {...form.submitProps} variant="primary" pendingLabel="Saving the report…">
            Save
          </Button>
          {!form.isPending && <MissingFields problems={form.problems} labels={reportLabels} />}
          <S.SaveState>{saveTexts[state]}</S.SaveState>
        </FormActions>
      </EntryForm>
    </>
  );
}
