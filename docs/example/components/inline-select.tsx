import { InlineSelect } from 'paper-and-ink/inline-select';
import { useState } from 'react';

export function Example() {
  const [status, setStatus] = useState('open');
  return (
    <InlineSelect
      label="Status"
      options={[
        { value: 'open', label: 'Open' },
        { value: 'closed', label: 'Closed' },
      ]}
      value={status}
      onValueChange={setStatus}
    />
  );
}
