import { Stepper } from 'paper-and-ink/stepper';
import { useState } from 'react';

export function Example() {
  const [current, setCurrent] = useState('texts');
  return (
    <Stepper
      aria-label="Project setup"
      steps={[
        { id: 'domain', title: 'Domain', done: true },
        { id: 'texts', title: 'Texts' },
        { id: 'review', title: 'Review' },
      ]}
      current={current}
      onCurrentChange={setCurrent}
    />
  );
}
