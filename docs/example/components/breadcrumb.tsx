import { Breadcrumb } from 'paper-and-ink/breadcrumb';

export const Example = () => (
  <Breadcrumb links={[{ label: 'Projects', href: '/projects' }]} current="Harbour Bakery" />
);
