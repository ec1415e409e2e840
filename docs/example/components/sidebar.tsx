import { Sidebar } from 'paper-and-ink/sidebar';
import { useState } from 'react';

export function Example() {
  const [isFolded, setIsFolded] = useState(false);
  return (
    <Sidebar
      aria-label="Admin"
      sections={[
        {
          title: 'Work',
          items: [
            { label: 'Projects', href: '/projects', icon: 'bag', current: true },
            { label: 'Tickets', href: '/tickets', icon: 'mail' },
          ],
        },
      ]}
      folded={isFolded}
      onFoldedChange={setIsFolded}
    />
  );
}
