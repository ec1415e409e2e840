import { SegmentedControl } from 'paper-and-ink/segmented-control';
import { useState } from 'react';

export function Example() {
  const [view, setView] = useState('list');
  return (
    <SegmentedControl
      aria-label="View"
      options={[
        { value: 'list', label: 'List' },
        { value: 'board', label: 'Board', icon: 'columns' },
      ]}
      value={view}
      onValueChange={setView}
    />
  );
}
