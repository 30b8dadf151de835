import { useState } from 'react';
import {
  Button,
  FieldRow,
  FormActions,
  FormError,
  FormSection,
  PasswordField,
  SearchField,
  Select,
  TextArea,
  TextField,
  TimeField,
  Toolbar,
} from '@standby/shared-ui';
import { Columns } from '../Gallery.styles';
import { Section, Specimen } from '../Specimens';

const timezones = ['EST', 'CST', 'MST', 'PST'].map((zone) => ({ value: zone, label: zone }));
const orders = [
  { value: 'used', label: 'Last used' },
  { value: 'name', label: 'Name' },
  { value: 'created', label: 'Created date' },
  { value: 'status', label: 'Status' },
];

/** Text fields, and the form around them. */
export function Fields() {
  const [query, setQuery] = useState('Hamlet');
  const [order, setOrder] = useState('used');
  const [zone, setZone] = useState('EST');
  const [room, setRoom] = useState('');
  const [from, setFrom] = useState('19:00');
  const [to, setTo] = useState('21:45');

  return (
    <Section id="fields" title="Fields">
      <Specimen title="TextField, PasswordField, Select, TextArea">
        <Columns as="form">
          <TextField label="Email" type="email" autoComplete="username" />
          <TextField label="Title" required placeholder="The Winter’s Tale" />
          <TextField label="Venue" hint="As on the call sheet." defaultValue="Main Stage" />
          <TextField label="Capacity" type="number" min={1} defaultValue="0" error="At least 1." />
          <TextField label="Phone Number" type="tel" optional />
          <TextField label="Confirmation" value="Locked" disabled readOnly />
          <PasswordField label="Password" autoComplete="new-password" defaultValue="beginners" />
          <PasswordField
            label="Confirm password"
            autoComplete="new-password"
            defaultValue="beginner"
            error="Passwords do not match"
          />
          <Select
            label="Timezone"
            options={timezones}
            value={zone}
            onChange={setZone}
            name="timezone"
          />
          <Select
            label="Assigned room"
            options={orders}
            value={room}
            onChange={setRoom}
            placeholder="Choose a room"
            required
          />
          <Select
            label="Sort rooms by"
            options={orders}
            value="name"
            onChange={() => undefined}
            disabled
          />
          <TextArea label="Notes" hint="Grows with its text." />
          <TextField label="Start date" type="date" defaultValue="2026-03-14" />
        </Columns>
      </Specimen>
      <Specimen title="SearchField and Select in a Toolbar">
        <Toolbar>
          <SearchField label="Search shows" value={query} onChange={setQuery} />
          <Select label="Sort by" labelInside options={orders} value={order} onChange={setOrder} />
          <Button variant="primary">Create Event</Button>
        </Toolbar>
      </Specimen>
      <Specimen title="FormError, FormSection, FormActions">
        <FormError title="The show could not be saved.">
          This browser’s storage is full. Remove a show and save again; nothing you wrote is lost.
        </FormError>
        <FormSection title="Schedule" why="When the company is called and when the house opens.">
          <FieldRow>
            <TimeField label="From" value={from} onChange={setFrom} />
            <TimeField label="To" value={to} onChange={setTo} />
          </FieldRow>
        </FormSection>
        <FormActions>
          <Button variant="primary">Create Event</Button>
          <Button variant="ghost">Cancel</Button>
        </FormActions>
      </Specimen>
    </Section>
  );
}
