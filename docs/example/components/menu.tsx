import { Menu } from 'paper-and-ink/menu';

export const Example = ({ onArchive }: { onArchive: () => void }) => (
  <Menu
    label="Actions for Harbour Bakery"
    icon="more"
    groups={[
      [
        { label: 'Edit', href: '/projects/1/edit' },
        { label: 'Duplicate', onSelect: () => {}, disabled: true },
      ],
      [{ label: 'Archive', onSelect: onArchive, tone: 'critical' }],
    ]}
  />
);
