import { Mail, Printer } from 'lucide-react';
import { Button } from '@standby/shared-ui';
import { isMailedByServer } from '../../data/reports';
import type { Report } from '../../domain/report/report';
import { reportCsv, reportMailText, type ReportSheet } from '@standby/show-report/sheet';

interface ReportFilesProps {
  readonly report: Report;
  /** Sheet in the person's own formats. */
  readonly sheet: ReportSheet;
  /** Sheet in neutral formats, for spreadsheets. */
  readonly neutralSheet: ReportSheet;
}

/** Byte order mark; without it, some spreadsheets read UTF-8 as their own code page. */
const BYTE_ORDER_MARK = '\uFEFF';

const fileOf = (type: string, content: string): string =>
  `data:${type};charset=utf-8,${encodeURIComponent(content)}`;

function mailAddress({ sentTo }: Report, sheet: ReportSheet): string {
  const words = { subject: `${sheet.kind}: ${sheet.title}`, body: reportMailText(sheet) };
  const query = Object.entries(words).map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  return `mailto:${sentTo.map(encodeURIComponent).join(',')}?${query.join('&')}`;
}

/**
 * Buttons for the report on paper, in files and, without a server, in the person's own mail
 * program.
 */
export function ReportFiles({ report, sheet, neutralSheet }: ReportFilesProps) {
  const name = `${report.kind}-${report.number}-${report.date}`;
  const json = JSON.stringify(report, undefined, 2);
  return (
    <>
      <Button icon={<Printer strokeWidth={1.5} aria-hidden />} onClick={() => window.print()}>
        Print
      </Button>
      <Button
        as="a"
        href={fileOf('text/csv', BYTE_ORDER_MARK + reportCsv(neutralSheet))}
        download={`${name}.csv`}
      >
        CSV
      </Button>
      <Button as="a" href={fileOf('application/json', json)} download={`${name}.json`}>
        JSON
      </Button>
      {!isMailedByServer && report.sentTo.length > 0 && (
        <Button
          as="a"
          href={mailAddress(report, sheet)}
          icon={<Mail strokeWidth={1.5} aria-hidden />}
        >
          Mail program
        </Button>
      )}
    </>
  );
}
