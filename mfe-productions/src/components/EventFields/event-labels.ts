import type { EventForm } from '../../domain/event-form';

/** The labels of the event form's fields. */
export const eventLabels: Readonly<Record<keyof EventForm, string>> = {
  title: 'Title',
  description: 'Description',
  venue: 'Venue',
  startDate: 'First performance',
  startTime: 'Start Time',
  endDate: 'Last performance',
  endTime: 'End Time',
  timezone: 'Timezone',
  director: 'Director',
  assistantDirector: 'Assistant Director',
  technicalDirector: 'Technical Director',
  maxCastMembers: 'Expected Cast Size',
  budget: 'Budget',
  notes: 'Notes',
  status: 'Status',
  custom: 'Calls',
};
