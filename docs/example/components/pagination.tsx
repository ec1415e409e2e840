import { Pagination } from 'paper-and-ink/pagination';

export const Example = () => (
  <Pagination
    aria-label="Pages of projects"
    range={{ first: 41, shown: 40, total: 1204 }}
    previous={{ href: '?page=1' }}
    next={{ href: '?page=3' }}
  />
);
