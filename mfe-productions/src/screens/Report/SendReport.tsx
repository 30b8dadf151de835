import { useRef, useState, type ReactNode } from 'react';
import { Button, Dialog, FormError, Stack, TextArea, useToast } from '@standby/shared-ui';
import { failureText } from '@standby/contracts';
import type { NightFacts } from '@standby/live-room/domain/report/night-facts';
import * as v from 'valibot';
import { isMailedByServer, type Reports, type SendReport as Send } from '../../data/reports';
import { reportMessages, recipientsSchema } from '../../domain/report/report-form';
import { sentAgain } from '../../domain/undelivered';
import { isSent, reportName, type Report } from '../../domain/report/report';
import * as S from './SendReport.styles';
import type { TypedParts } from './typed-parts';

interface SendReportProps {
  readonly reports: Reports;
  readonly report: Report;
  readonly facts: NightFacts | null;
  /** Recipients of the last report. */
  readonly lastSentTo: readonly string[];
  readonly send: Send;
  readonly parts: TypedParts;
  /** Preview of the sent page. */
  readonly children: ReactNode;
}

const HOW = isMailedByServer
  ? 'Each recipient gets a separate mail. After sending, the report can only be corrected by a new version.'
  : 'Sample mode sends no mail: the report is marked as sent and can no longer be changed. Your mail program sends it.';

const SENT = isMailedByServer ? 'was sent' : 'was marked as sent';

function labelOf(report: Report, missed: number): string {
  if (!isSent(report)) return 'Send…';
  return missed === 0 ? 'Send to others…' : `Send again to ${missed}…`;
}

/** Dialog that sends the report to a list, after a preview of the page and the recipients. */
export function SendReport(props: SendReportProps) {
  const { reports, report, facts, lastSentTo, send, parts, children } = props;
  const toast = useToast();
  const [isOpen, setIsOpen] = useState(false);
  const missed = sentAgain(report.undelivered).map(({ to }) => to);
  const suggested = (isSent(report) ? missed : lastSentTo).join('\n');
  const [list, setList] = useState(suggested);
  const [failure, setFailure] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  const listRef = useRef<HTMLTextAreaElement>(null);
  const parsed = v.safeParse(recipientsSchema, list);

  async function handleOpen(): Promise<void> {
    try {
      // Saving first ensures that the preview contains all typed text.
      await parts.saveAll();
      setList(suggested);
      setIsOpen(true);
    } catch (error) {
      const description = failureText(error, 'Something went wrong. Try again.');
      toast.show({ tone: 'stop', title: 'The report cannot be sent yet', description });
    }
  }

  async function handleSend(): Promise<void> {
    if (!parsed.success) return;
    setIsPending(true);
    setFailure(undefined);
    try {
      // The facts of the room are stored with the report before it is frozen.
      if (!isSent(report)) {
        const { absences, date, startTime } = report;
        const known = { ...(facts && { facts }), absences, date, startTime };
        await reports.update(report.id, known);
      }
      const { failed } = await send(reports, report, parsed.output);
      setIsOpen(false);
      const isWhole = failed.length === 0;
      toast.show({
        tone: isWhole ? 'go' : 'stop',
        title: isWhole ? `${reportName(report)} ${SENT}` : 'Some addresses got no mail',
        ...(!isWhole && { description: `${failed.join(', ')}. The report says why.` }),
      });
    } catch (error) {
      setFailure(failureText(error, 'Something went wrong. Nothing is lost: try again.'));
    } finally {
      setIsPending(false);
    }
  }

  return (
    <>
      <Button variant={isSent(report) ? 'secondary' : 'primary'} onClick={() => void handleOpen()}>
        {labelOf(report, missed.length)}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={`Send ${reportName(report).toLowerCase()}?`}
        description={HOW}
        initialFocus={listRef}
        keepOnOutsidePress
        size="large"
        footer={
          <>
            <Button onClick={() => setIsOpen(false)}>Cancel</Button>
            <Button
              variant="primary"
              disabled={!parsed.success && !isPending}
              pending={isPending}
              pendingLabel="Sending the report…"
              onClick={() => void handleSend()}
            >
              Send report
            </Button>
          </>
        }
      >
        <Stack $gap={4}>
          <TextArea
            ref={listRef}
            label="To"
            hint="Addresses with commas or line breaks between them."
            rows={4}
            value={list}
            error={list.trim() !== '' && !parsed.success ? reportMessages.recipients : undefined}
            onChange={({ currentTarget }) => setList(currentTarget.value)}
          />
          {parsed.success && (
            <div>
              <p>{isMailedByServer ? 'It goes to:' : 'It is marked as sent to:'}</p>
              <S.Recipients aria-label="Recipients">
                {parsed.output.map((address) => (
                  <li key={address}>{address}</li>
                ))}
              </S.Recipients>
            </div>
          )}
          <FormError title={failure && 'The report was not sent'}>{failure}</FormError>
          <S.Page role="group" aria-label="Preview of the report">
            {children}
          </S.Page>
        </Stack>
      </Dialog>
    </>
  );
}
