import { useRef, useState } from 'react';
import { Button, Dialog, FormError, TextArea, useToast } from '@standby/shared-ui';
import { failureText } from '@standby/contracts';
import type { NightFacts } from '@standby/live-room/domain/report/night-facts';
import * as v from 'valibot';
import { isMailedByServer, type Reports, type SendReport as Send } from '../../data/reports';
import { reportMessages, recipientsSchema } from '../../domain/report/report-form';
import { sentAgain } from '../../domain/undelivered';
import { isSent, reportName, type Report } from '../../domain/report/report';
import { Form } from './SendReport.styles';

interface SendReportProps {
  readonly reports: Reports;
  readonly report: Report;
  readonly facts: NightFacts | null;
  /** Those whom the last report was sent to. */
  readonly lastSentTo: readonly string[];
  readonly send: Send;
}

const HOW = isMailedByServer
  ? 'It is mailed to each of them, and does not change any more. A correction is a new version.'
  : 'Sample mode sends no mail: the report is marked as sent and does not change any more; your mail program sends it.';

function labelOf(report: Report, missed: number): string {
  if (!isSent(report)) return 'Send…';
  return missed === 0 ? 'Send to others…' : `Send again to ${missed}…`;
}

/** Sends the report to a list, after a question. */
export function SendReport({ reports, report, facts, lastSentTo, send }: SendReportProps) {
  const toast = useToast();
  const [isOpen, setIsOpen] = useState(false);
  const missed = sentAgain(report.undelivered).map(({ to }) => to);
  const suggested = (isSent(report) ? missed : lastSentTo).join('\n');
  const [list, setList] = useState(suggested);
  const [failure, setFailure] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  const listRef = useRef<HTMLTextAreaElement>(null);
  const parsed = v.safeParse(recipientsSchema, list);

  function handleOpen(): void {
    setList(suggested);
    setIsOpen(true);
  }

  async function handleSend(): Promise<void> {
    if (!parsed.success) return;
    setIsPending(true);
    setFailure(undefined);
    try {
      // What the room says is stored with it, before it is frozen.
      if (!isSent(report)) {
        const known = { ...(facts && { facts }), absences: report.absences };
        await reports.update(report.id, known);
      }
      const { failed } = await send(reports, report, parsed.output);
      setIsOpen(false);
      const isWhole = failed.length === 0;
      toast.show({
        tone: isWhole ? 'go' : 'stop',
        title: isWhole ? `${reportName(report)} was sent` : 'Some addresses got no mail',
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
      <Button variant={isSent(report) ? 'secondary' : 'primary'} onClick={handleOpen}>
        {labelOf(report, missed.length)}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={`Send ${reportName(report).toLowerCase()}?`}
        description={HOW}
        initialFocus={listRef}
        keepOnOutsidePress
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
        <Form>
          <TextArea
            ref={listRef}
            label="To"
            hint="Addresses with commas or line breaks between them."
            rows={4}
            value={list}
            error={list.trim() !== '' && !parsed.success ? reportMessages.recipients : undefined}
            onChange={({ currentTarget }) => setList(currentTarget.value)}
          />
          <FormError title={failure && 'The report was not sent'}>{failure}</FormError>
        </Form>
      </Dialog>
    </>
  );
}
