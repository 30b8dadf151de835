import { Select } from '@standby/shared-ui';
import { ManageDialog, type EditRules, type OpenDialog } from '@standby/collections/screens';
import { EventFields } from '../../../components/EventFields/EventFields';
import { eventLabels } from '../../../components/EventFields/event-labels';
import type { Shows } from '../../../data/shows';
import { callCustoms, customLabels } from '../../../domain/call-custom';
import { eventFormSchema, formOfShow, type EventForm } from '../../../domain/event-form';
import { showNoun, showStatuses, type Show, type ShowContent } from '../../../domain/show';

const statusOptions = showStatuses.map((status) => ({ value: status, label: status }));

const customOptions = callCustoms.map((custom) => ({
  value: custom,
  label: customLabels[custom],
}));

const rules: EditRules<Show, ShowContent, EventForm> = {
  noun: showNoun,
  nameOf: ({ title }) => title,
  formOf: formOfShow,
  schema: eventFormSchema,
  draftKey: ({ id, lastUpdated }) => `standby:draft:show:${id}:${lastUpdated}`,
  labels: eventLabels,
};

interface ManageShowProps {
  readonly shows: Shows;
  readonly dialog: OpenDialog<Show>;
}

/** Dialog to edit a show, or to delete it with undo. */
export function ManageShow({ shows, dialog }: ManageShowProps) {
  return (
    <ManageDialog rules={rules} collection={shows} dialog={dialog}>
      {(form) => (
        <>
          <Select label="Status" options={statusOptions} {...form.choiceProps('status')} />
          <Select label="Calls" options={customOptions} {...form.choiceProps('custom')} />
          <EventFields form={form} />
        </>
      )}
    </ManageDialog>
  );
}
