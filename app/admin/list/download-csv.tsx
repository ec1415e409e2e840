import { useState } from 'react';
import { mostRows } from '#contract/lists';
import { Button } from '#ui/button';
import { list as words } from '../../copy/admin-list.ts';
import type { CsvFile } from '../../data/lists.ts';
import { sentenceOf } from '../../data/sentence.ts';
import { formatCount } from '../../format/count.ts';
import { useToast } from '../../state/toasts.ts';
import { saveFile } from './save-file.ts';

/** Saves what a list has found as a file. */
export function DownloadCsv({ fetchCsv }: { fetchCsv: () => Promise<CsvFile> }) {
  const [isPending, setPending] = useState(false);
  const toast = useToast();

  async function download() {
    setPending(true);
    try {
      const { name, content, hasMore } = await fetchCsv();
      saveFile(name, content);
      if (hasMore) toast({ title: name, description: words.csvCut(formatCount(mostRows)) });
    } catch (error) {
      toast({ variant: 'destructive', title: words.error, description: sentenceOf(error) });
    } finally {
      setPending(false);
    }
  }

  return (
    <Button
      variant="quiet"
      size="small"
      pending={isPending && words.preparingCsv}
      onClick={download}
    >
      {words.csv}
    </Button>
  );
}
