import { Button } from 'paper-and-ink/button';
import { SearchField } from 'paper-and-ink/search-field';
import { Toolbar } from 'paper-and-ink/toolbar';
import { useState } from 'react';

export function Example({ count }: { count: number }) {
  const [text, setText] = useState('');
  return (
    <Toolbar
      aria-label="Find projects"
      search={<SearchField aria-label="Search projects" value={text} onValueChange={setText} />}
      actions={<Button size="small">New project</Button>}
      count={`${count} projects`}
    />
  );
}
