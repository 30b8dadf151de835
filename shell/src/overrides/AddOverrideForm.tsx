import { useState, type SubmitEvent } from 'react';
import { Button, Select, TextField } from '@standby/shared-ui';
import { packageOf, remoteNames } from '../remotes/places';
import { formatOverride, type Override } from './overrides';
import { Form, Row } from './overrides.styles';
import { reloadWith } from './reload-with';

export function AddOverrideForm({ active }: { readonly active: readonly Override[] }) {
  const [name, setName] = useState(remoteNames()[0] ?? '');
  const [origin, setOrigin] = useState('');
  const isAddress = URL.canParse(origin);
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    // Checked against the policy when the page starts, like one from the address.
    if (isAddress) reloadWith([...active.map(formatOverride), `${name}@${origin}`]);
  };
  return (
    <Form onSubmit={handleSubmit}>
      <Row>
        <Select
          label="Remote"
          value={name}
          options={remoteNames().map((value) => ({ value, label: packageOf(value) }))}
          onChange={setName}
        />
        <TextField
          label="Address"
          placeholder="http://localhost:4174"
          value={origin}
          onChange={(event) => setOrigin(event.target.value)}
          error={origin !== '' && !isAddress ? 'This is not an address' : undefined}
        />
      </Row>
      <Row>
        <Button type="submit" disabled={!isAddress}>
          Add and reload
        </Button>
      </Row>
    </Form>
  );
}
