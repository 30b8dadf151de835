import {
  Download,
  History,
  ListOrdered,
  Lock,
  Printer,
  Redo2,
  FileUp,
  Undo2,
  Users,
} from 'lucide-react';
import { useId } from 'react';
import { Button, IconButton, Menu, Select, TextField } from '@standby/shared-ui';
import { isGuest } from '@standby/room-parts/guest';
import { DENSITIES, type Density } from '../../data/local/sheet-settings';
import { isFiltering, NO_FILTER, placeOptions, readPages } from '../../domain/cues/cue-filter';
import { exportCsv, exportJson, exportXlsx } from './export-files';
import type { SheetDialog } from './SheetDialogs';
import { Filters, Shown, ToolRow } from './SheetPage.styles';
import type { SheetPageState } from './useSheetPage';

const ALL = 'all';
const DENSITY_NAMES: Readonly<Record<Density, string>> = {
  comfortable: 'Comfortable',
  compact: 'Compact',
};

const icon = { strokeWidth: 1.5, 'aria-hidden': true };

interface SheetToolsProps {
  readonly page: SheetPageState;
  readonly density: Density;
  readonly onDensityChange: (density: Density) => void;
  readonly onOpen: (dialog: SheetDialog) => void;
}

/** Filters and density of the table, and actions on the whole sheet. */
export function SheetTools({ page, density, onDensityChange, onOpen }: SheetToolsProps) {
  const { title, sheet, shown, canEdit, filter, setFilter } = page;
  const { cues, departments } = sheet;
  const places = placeOptions(cues);
  const hintId = useId();
  const isNoRange = filter.pages.trim() !== '' && readPages(filter.pages) === undefined;
  return (
    <>
      <Filters role="group" aria-label="Filter">
        <div>
          <Select
            label="Department"
            labelInside
            value={filter.department || ALL}
            onChange={(id) => setFilter({ ...filter, department: id === ALL ? '' : id })}
            options={[
              { value: ALL, label: 'All' },
              ...departments.map(({ id, name }) => ({ value: id, label: `${id} ${name}` })),
            ]}
          />
        </div>
        {places.length > 0 && (
          <div>
            <Select
              label="Act"
              labelInside
              value={filter.scene || ALL}
              onChange={(place) => setFilter({ ...filter, scene: place === ALL ? '' : place })}
              options={[{ value: ALL, label: 'All' }, ...places]}
            />
          </div>
        )}
        <div>
          <TextField
            label="Pages"
            labelHidden
            placeholder="Pages, such as 12-40"
            value={filter.pages}
            error={isNoRange ? 'Enter a page, or a range such as 12-40' : undefined}
            autoComplete="off"
            onChange={({ target }) => setFilter({ ...filter, pages: target.value })}
          />
        </div>
        <div>
          <Select
            label="Density"
            labelInside
            value={density}
            onChange={onDensityChange}
            options={DENSITIES.map((value) => ({ value, label: DENSITY_NAMES[value] }))}
          />
        </div>
        {isFiltering(filter) && (
          <Shown>
            <span id={hintId} role="status">{`${shown.length} of ${cues.length} cues`}</span>
            <Button variant="ghost" onClick={() => setFilter(NO_FILTER)}>
              Show all
            </Button>
          </Shown>
        )}
      </Filters>
      <ToolRow role="group" aria-label="Sheet">
        {canEdit && <SheetActions page={page} onOpen={onOpen} />}
        <Menu
          trigger={<Button icon={<Download {...icon} />}>Export</Button>}
          items={[
            { label: 'CSV', onSelect: () => exportCsv(title, sheet) },
            { label: 'Excel (.xlsx)', onSelect: () => void exportXlsx(title, sheet) },
            { label: 'JSON', onSelect: () => exportJson(title, sheet) },
          ]}
        />
        <Button icon={<Printer {...icon} />} onClick={() => onOpen('print')}>
          Print
        </Button>
        {!isGuest() && (
          <Button icon={<History {...icon} />} onClick={() => onOpen('versions')}>
            Versions
          </Button>
        )}
      </ToolRow>
    </>
  );
}

function SheetActions({ page, onOpen }: Pick<SheetToolsProps, 'page' | 'onOpen'>) {
  return (
    <>
      <IconButton label="Undo" aria-keyshortcuts="Control+Z" onClick={page.undo}>
        <Undo2 {...icon} />
      </IconButton>
      <IconButton label="Redo" aria-keyshortcuts="Control+Y" onClick={page.redo}>
        <Redo2 {...icon} />
      </IconButton>
      <Button icon={<FileUp {...icon} />} onClick={() => onOpen('import')}>
        Import
      </Button>
      <Button icon={<ListOrdered {...icon} />} onClick={() => onOpen('renumber')}>
        Renumber
      </Button>
      <Button icon={<Users {...icon} />} onClick={() => onOpen('departments')}>
        Departments
      </Button>
      {!page.sheet.isLocked && (
        <Button icon={<Lock {...icon} />} onClick={() => page.lock(true)}>
          Lock for show
        </Button>
      )}
    </>
  );
}
