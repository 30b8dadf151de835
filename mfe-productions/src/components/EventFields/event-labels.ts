import type { EventForm } from '../../domain/event-form';

/** The labels of the event form's fields. */
export const eventLabels: Readonly<Record<keyof EventForm, string>> = {
  title: 'Title',
  description: 'Description',
  venue: 'Venue',
  startDate: 'Start Date',
  startTime: 'Start Time',
  endDate: 'End Date',
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
