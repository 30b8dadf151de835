import {
  Checkbox,
  CheckboxGroup,
  ChoiceRow,
  Field,
  FieldRow,
  FormError,
  FormSection,
  PasswordField,
  Radio,
  RadioGroup,
  SearchField,
  Select,
  TextArea,
  TextField,
  TimeField,
  Toolbar,
} from '@standby/shared-ui';
import { useState } from 'react';

const AREAS = [
  { value: 'stalls', label: 'Stalls' },
  { value: 'balcony', label: 'Balcony' },
];

export function TextFieldExample() {
  return <TextField label="Name on the ticket" hint="As it is called at the door." />;
}

export function TimeFieldExample() {
  // A time as `19:00`, or an empty text; the field shows and reads it on the person's clock.
  const [doors, setDoors] = useState('19:00');
  return <TimeField label="Doors open" value={doors} onChange={setDoors} />;
}

export function TextAreaExample() {
  return <TextArea label="Note for the door" />;
}

export function PasswordFieldExample() {
  // In a form with the name that it belongs to, so that password managers fill in both.
  return (
    <form>
      <TextField label="User of the till" autoComplete="username" />
      <PasswordField label="Password of the till" autoComplete="current-password" />
    </form>
  );
}

export function FieldExample() {
  // For a control of your own: it wires label, hint and error.
  return (
    <Field label="Price" hint="In whole euros.">
      {(control) => <input type="range" min={0} max={100} {...control} />}
    </Field>
  );
}

export function FieldRowExample() {
  return (
    <FieldRow>
      <TextField label="First row" defaultValue="A" />
      <TextField label="Last row" defaultValue="H" />
    </FieldRow>
  );
}

export function FormSectionExample() {
  return (
    <FormSection title="Doors" why="When the house opens.">
      <TextField label="Doors open from" placeholder="Left aisle" />
    </FormSection>
  );
}

export function FormErrorExample() {
  return (
    <FormError title="The seat was not sold.">
      It is held by another till. Choose another one.
    </FormError>
  );
}

export function SelectExample() {
  const [area, setArea] = useState('stalls');
  return <Select label="Area" options={AREAS} value={area} onChange={setArea} />;
}

export function RadioGroupExample() {
  const [area, setArea] = useState('stalls');
  return <RadioGroup legend="Area of the seat" options={AREAS} value={area} onChange={setArea} />;
}

export function CheckboxGroupExample() {
  const [areas, setAreas] = useState(['stalls']);
  return <CheckboxGroup legend="Areas on sale" options={AREAS} value={areas} onChange={setAreas} />;
}

export function CheckboxExample() {
  return (
    <ChoiceRow>
      <Checkbox type="checkbox" /> Wheelchair place
    </ChoiceRow>
  );
}

export function RadioExample() {
  return (
    <ChoiceRow>
      <Radio type="radio" name="row" /> Front row
    </ChoiceRow>
  );
}

export function SearchFieldExample() {
  const [query, setQuery] = useState('');
  return <SearchField label="Search seats" value={query} onChange={setQuery} />;
}

export function ToolbarExample() {
  const [query, setQuery] = useState('');
  return (
    <Toolbar>
      <SearchField label="Search rows" value={query} onChange={setQuery} />
    </Toolbar>
  );
}
