import { Link, useNavigate } from 'react-router-dom';
import { Banner, Button, useToast, useClock } from '@standby/shared-ui';
import { formatMoment } from '@standby/shared-ui/text';
import { failureText, reportPath } from '@standby/contracts';
import { isMailedByServer, type Reports } from '../../data/reports';
import { deliveredText, undeliveredText } from '../../domain/undelivered';
import { correctionOf, versionsOf, type Report as ReportItem } from '../../domain/report/report';

interface CorrectProps {
  readonly reports: Reports;
  readonly report: ReportItem;
}

/** Button that begins the next version of a sent report. */
export function CorrectReport({ reports, report }: CorrectProps) {
  const navigate = useNavigate();
  const toast = useToast();
  async function handleCorrect(): Promise<void> {
    try {
      const next = await reports.create(correctionOf(report));
      void navigate(reportPath(report.showId, next.id));
    } catch (error) {
      const description = failureText(error, 'Something went wrong. Try again.');
      toast.show({ tone: 'stop', title: 'The correction was not created', description });
    }
  }
  return (
    <Button variant="primary" onClick={() => void handleCorrect()}>
      Correct by a new version
    </Button>
  );
}

/** Time and recipients of a sent report, and the version that corrects it. */
export function SentNote({
  report,
  all,
}: {
  readonly report: ReportItem;
  readonly all: readonly ReportItem[];
}) {
  const versions = versionsOf(report, all);
  const [latest] = versions;
  const when = formatMoment(new Date(report.sentAt), useClock());
  const { sentTo, undelivered = [], isFromFile = false } = report;
  const isWhole = undelivered.length === 0;
  const recipients = sentTo.join(', ');
  const missed = undeliveredText(undelivered, ({ to }) => to);
  const text = isWhole
    ? isMailedByServer
      ? `It went to ${recipients} and can no longer be changed.`
      : `Sample mode sent no mail. The report names ${recipients} and can no longer be changed.`
    : `${deliveredText('Sent', sentTo.length, undelivered.length)} ${missed} It can no longer be changed.`;
  return (
    <Banner
      data-print="hide"
      tone={isFromFile || !isWhole ? 'standby' : 'go'}
      title={
        isFromFile
          ? 'Came with a file as a report that was sent'
          : `${isMailedByServer ? 'Sent' : 'Marked as sent'} on ${when}`
      }
      text={isFromFile ? `This server did not send it. The file names ${recipients}.` : text}
      action={
        latest &&
        latest !== report && (
          <Link to={reportPath(latest.showId, latest.id)}>
            Version {latest.version} corrects it
          </Link>
        )
      }
    />
  );
}
