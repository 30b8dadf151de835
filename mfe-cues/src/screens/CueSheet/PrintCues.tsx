import { Printer } from 'lucide-react';
import { useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import {
  Button,
  CheckboxGroup,
  Dialog,
  FormActions,
  RadioGroup,
  Select,
  Stack,
  useClock,
} from '@standby/shared-ui';
import type { CueSheet } from '@standby/live-room/domain/state/cue-sheet';
import { type PrintKind, printSheets } from '../../domain/cues/print-sheets';
import { dateAndTime } from '@standby/live-room/domain/time/time';
import { paperOf, PAPERS } from '@standby/paper';
import type { CueVersions } from '../../data/cue-versions';
import { PrintedCues } from './PrintedCues';
import { useVersionName } from './useVersionName';

interface PrintCuesProps {
  readonly open: boolean;
  readonly title: string;
  readonly sheet: CueSheet;
  /** Versions of the sheet; undefined for a guest, who has no access to them. */
  readonly versions: CueVersions | undefined;
  /** Now, epoch ms. */
  readonly nowMs: number;
  readonly onClose: () => void;
}

const KINDS = [
  {
    value: 'script',
    label: 'Calling script',
    description:
      'All departments in the order of the script; cues that are called together share a row.',
  },
  {
    value: 'departments',
    label: 'Departments',
    description: 'A sheet for each, from a new page on.',
  },
] as const satisfies readonly { readonly value: PrintKind; [text: string]: string }[];

/** Dialog to choose sheets and paper. The pages to print are outside the app’s root element. */
export function PrintCues(props: PrintCuesProps) {
  const { open, title, sheet, versions, nowMs, onClose } = props;
  const clock = useClock();
  const version = useVersionName(versions, sheet);
  const used = sheet.departments.filter(({ id }) =>
    sheet.cues.some(({ department }) => department === id),
  );
  const [kind, setKind] = useState<PrintKind>('script');
  const [paper, setPaper] = useState(() => paperOf(navigator.language));
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const sheets = useMemo(() => {
    const kept = sheet.departments.map(({ id }) => id).filter((id) => !leftOut.includes(id));
    return printSheets(sheet, kind, new Set(kept), clock);
  }, [sheet, kind, leftOut, clock]);

  return (
    <>
      <Dialog open={open} onClose={onClose} title="Print">
        <Stack
          as="form"
          $gap={5}
          onSubmit={(event) => {
            event.preventDefault();
            window.print();
          }}
        >
          <RadioGroup
            legend="What"
            value={kind}
            onChange={(value) => setKind(value === 'script' ? 'script' : 'departments')}
            options={KINDS}
          />
          <CheckboxGroup
            legend="Departments"
            options={used.map(({ id, name }) => ({ value: id, label: `${id} ${name}` }))}
            value={used.map(({ id }) => id).filter((id) => !leftOut.includes(id))}
            onChange={(values) =>
              setLeftOut(used.map(({ id }) => id).filter((id) => !values.includes(id)))
            }
          />
          <Select
            label="Paper"
            value={paper.name}
            onChange={(chosen) =>
              setPaper((before) => PAPERS.find(({ name }) => name === chosen) ?? before)
            }
            options={PAPERS.map(({ name, label }) => ({ value: name, label }))}
          />
          <FormActions>
            <Button
              type="submit"
              variant="primary"
              icon={<Printer strokeWidth={1.5} aria-hidden />}
              disabled={sheets.length === 0}
            >
              Print
            </Button>
            <Button onClick={onClose}>Close</Button>
          </FormActions>
        </Stack>
      </Dialog>
      {open &&
        createPortal(
          <div data-print-root>
            <PrintedCues
              title={title}
              version={version}
              date={dateAndTime(nowMs, clock)}
              sheets={sheets}
              paper={paper}
            />
          </div>,
          document.body,
        )}
    </>
  );
}
