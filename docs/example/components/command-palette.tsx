import { CommandPalette, useShortcut } from 'paper-and-ink/command-palette';
import { useState } from 'react';

export function Example({ onOpen }: { onOpen: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  useShortcut({ key: 'k', modifier: true }, () => setIsOpen(true));
  return (
    <CommandPalette
      open={isOpen}
      onOpenChange={setIsOpen}
      placeholder="Search pages"
      groups={[
        {
          title: 'Pages',
          commands: [{ id: 'projects', label: 'Projects', onSelect: onOpen }],
        },
      ]}
    />
  );
}
