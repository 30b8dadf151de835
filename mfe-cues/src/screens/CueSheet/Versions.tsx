import { useState } from 'react';
import * as v from 'valibot';
import { useForm } from '@standby/forms';
import { typedText } from '@standby/forms/validation';
import { Button, Dialog, FormError, Muted, TextField } from '@standby/shared-ui';
import { Notices, useCollection } from '@standby/collections/screens';
import { failureText } from '@standby/contracts';
import type { CueChange } from '@standby/live-room/domain/state/cue-changes';
import type { CueSheet } from '@standby/live-room/domain/state/cue-sheet';
import { type CueVersion, VERSION_NAME_MAX } from '@standby/live-room/domain/cues/cue-version';
import { restoreChanges, type SheetContent } from '../../domain/cues/sheet-version';
import { REFUSALS } from '@standby/live-room/domain/rules/refusals';
import type { CueVersions } from '../../data/cue-versions';
import { deflateSheet, inflateSheet } from '../../data/deflated-sheet';
import type { Outcome } from './useSheet';
import { VersionDifference } from './VersionDifference';
import { VersionItem } from './VersionItem';
import { NewVersion, VersionList } from './Versions.styles';

interface VersionsProps {
  readonly open: boolean;
  readonly showId: string;
  readonly sheet: CueSheet;
  readonly canEdit: boolean;
  /** Name of this desk’s person. */
  readonly by: string;
  readonly versions: CueVersions;
  readonly onChange: (changes: readonly CueChange[], name: string) => Outcome;
  readonly onClose: () => void;
}

const NOT_DONE = 'Something went wrong. Try again.';
const TWICE = 'A version with this name already exists.';

/** An opened version, compared with the current sheet. */
interface Compared {
  readonly id: string;
  readonly name: string;
  readonly content: SheetContent;
}

/** Dialog to make, compare and restore named versions of a sheet. */
export function Versions(props: VersionsProps) {
  const { open, showId, sheet, canEdit, by, versions, onChange, onClose } = props;
  const { list, notices, dismiss, isReadOnly } = useCollection(versions);
  const [compared, setCompared] = useState<Compared>();
  const [removed, setRemoved] = useState<Awaited<ReturnType<CueVersions['remove']>>>();
  const [problem, setProblem] = useState<string>();
  const [status, setStatus] = useState('');

  const items = list.state === 'ready' ? list.items : [];
  const attempt = async (act: () => Promise<void>) => {
    setProblem(undefined);
    try {
      await act();
    } catch (error) {
      setProblem(failureText(error, NOT_DONE));
    }
  };
  const form = useForm({
    initial: { name: '' },
    schema: v.object({
      name: v.pipe(
        typedText,
        v.nonEmpty('Enter a name for the version.'),
        v.check((name) => !items.some((item) => item.name === name), TWICE),
      ),
    }),
    waitsForSubmit: () => true,
    otherwise: NOT_DONE,
    async submit({ name }) {
      setProblem(undefined);
      const { cues, departments } = sheet;
      const text = await deflateSheet({ cues, departments });
      await versions.create({ showId, name, by, cueCount: cues.length, sheet: text });
      return name;
    },
    onSubmitted(name) {
      form.discardDraft();
      setStatus(`${name} saved.`);
    },
  });
  const compare = (version: CueVersion) =>
    attempt(async () => {
      const content = await inflateSheet(version.sheet);
      setCompared({ id: version.id, name: version.name, content });
    });
  const restore = (version: CueVersion) =>
    attempt(async () => {
      const content = await inflateSheet(version.sheet);
      const outcome = onChange(restoreChanges(sheet, content), version.name);
      if (outcome === 'done') onClose();
      else if (outcome === 'no-change') setStatus(`The sheet is as in ${version.name}.`);
      else setProblem(REFUSALS[outcome]);
    });
  const remove = (version: CueVersion) =>
    attempt(async () => {
      setRemoved(await versions.remove(version.id));
      setStatus(`${version.name} removed.`);
      if (compared?.id === version.id) setCompared(undefined);
    });
  const bringBack = () =>
    attempt(async () => {
      if (removed) await versions.restore(removed);
      setRemoved(undefined);
      setStatus('');
    });

  return (
    <Dialog open={open} onClose={onClose} size="large" title="Versions">
      <Notices notices={notices} onDismiss={dismiss} />
      {!isReadOnly && (
        <NewVersion onSubmit={form.handleSubmit}>
          <TextField
            label="Save the sheet as it is now"
            placeholder="Technical rehearsal, day 2"
            maxLength={VERSION_NAME_MAX}
            autoComplete="off"
            {...form.fieldProps('name')}
          />
          <Button {...form.submitProps} variant="primary" pendingLabel="Saving…">
            Save version
          </Button>
        </NewVersion>
      )}
      <FormError title={problem ?? form.failure?.text} />
      <Muted role="status">
        {status}
        {removed && (
          <>
            {' '}
            <Button variant="ghost" onClick={() => void bringBack()}>
              Undo
            </Button>
          </>
        )}
      </Muted>
      {list.state === 'failed' && <FormError title={list.message} />}
      {list.state === 'ready' && items.length === 0 && (
        <Muted>No versions yet. Save one before a rehearsal, and compare afterwards.</Muted>
      )}
      <VersionList role="list">
        {items.map((version) => (
          <VersionItem
            key={version.id}
            version={version}
            isCompared={compared?.id === version.id}
            onCompare={() => void compare(version)}
            onRestore={canEdit ? () => void restore(version) : undefined}
            onRemove={isReadOnly ? undefined : () => void remove(version)}
          >
            {compared?.id === version.id && (
              <VersionDifference earlier={compared.content} now={sheet} />
            )}
          </VersionItem>
        ))}
      </VersionList>
    </Dialog>
  );
}
