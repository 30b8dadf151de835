import { Download, FileUp, Printer } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button, Menu } from '@standby/shared-ui';
import { addPersonPath, importPeoplePath } from '@standby/contracts';
import type { Person } from '../../domain/person';

interface CompanyActionsProps {
  readonly showId: string;
  /** Title of the show, for the names of files. */
  readonly title: string;
  readonly people: readonly Person[];
  readonly isReadOnly: boolean;
}

const loadExport = () => import('./export-people');

/** Buttons of the company: print and export for everybody, import and Add person for editors. */
export function CompanyActions({ showId, title, people, isReadOnly }: CompanyActionsProps) {
  return (
    <>
      {people.length > 0 && (
        <>
          <Button icon={<Printer strokeWidth={1.5} aria-hidden />} onClick={() => window.print()}>
            Print contact sheet
          </Button>
          <Menu
            trigger={<Button icon={<Download strokeWidth={1.5} aria-hidden />}>Export</Button>}
            items={[
              {
                label: 'CSV',
                onSelect: () => void loadExport().then(({ exportCsv }) => exportCsv(title, people)),
              },
              {
                label: 'Excel (.xlsx)',
                onSelect: () =>
                  void loadExport().then(({ exportXlsx }) => exportXlsx(title, people)),
              },
            ]}
          />
        </>
      )}
      {!isReadOnly && (
        <>
          <Button
            as={Link}
            to={importPeoplePath(showId)}
            icon={<FileUp strokeWidth={1.5} aria-hidden />}
          >
            Import
          </Button>
          <Button as={Link} to={addPersonPath(showId)} variant="primary">
            Add person
          </Button>
        </>
      )}
    </>
  );
}
