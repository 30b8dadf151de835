import { useState, type SubmitEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { Button, Row, Select, TextField } from '@standby/shared-ui';
import { ownerOf, packageOf, remoteNames } from '../composition/places';
import { formatOverride, type Override } from '../overrides/overrides';
import { Form } from './overrides.styles';
import { reloadWith } from './reload-with';

export function AddOverrideForm({ active }: { readonly active: readonly Override[] }) {
  const { pathname } = useLocation();
  const [name, setName] = useState(ownerOf(pathname) ?? remoteNames()[0] ?? '');
  const [address, setAddress] = useState('');
  const isAddress = URL.canParse(address);
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    // The next page checks the address against the policy at its start, like an address from its
    // own URL.
    if (isAddress) reloadWith([...active.map(formatOverride), `${name}@${address}`]);
  };
  return (
    <Form onSubmit={handleSubmit}>
      <Row $gap={3}>
        <Select
          label="Remote"
          value={name}
          options={remoteNames().map((value) => ({ value, label: packageOf(value) }))}
          onChange={setName}
        />
        <TextField
          label="Address"
          placeholder="http://localhost:4174"
          value={address}
          onChange={(event) => setAddress(event.target.value)}
          error={address !== '' && !isAddress ? 'This is not an address' : undefined}
        />
      </Row>
      <Row $gap={3}>
        <Button type="submit" disabled={!isAddress}>
          Add and reload
        </Button>
      </Row>
    </Form>
  );
}
