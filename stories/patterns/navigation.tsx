import { useState } from 'react';
import { Pagination } from '#ui/pagination';
import { Stack } from '#ui/stack';
import { Tabs } from '#ui/tabs';
import { Text } from '#ui/text';

export function Views() {
  const [view, setView] = useState('open');
  const [page, setPage] = useState(1);
  const open = (
    <Stack gap="m">
      <Text>Open tickets, page {page}</Text>
      <Pagination
        aria-label="Pages of tickets"
        range={{ shown: 20, first: page * 20 - 19, total: 40 }}
        previous={page === 2 ? { onClick: () => setPage(1) } : undefined}
        next={page === 1 ? { onClick: () => setPage(2) } : undefined}
      />
    </Stack>
  );
  return (
    <Tabs
      aria-label="Tickets"
      value={view}
      onValueChange={setView}
      tabs={[
        { value: 'open', label: 'Open', count: 40, panel: open },
        { value: 'resolved', label: 'Resolved', panel: <Text>Resolved tickets</Text> },
      ]}
    />
  );
}
