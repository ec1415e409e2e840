import { maxRows } from '#contract/lists';
import { Button } from '#ui/button';
import { list as copy } from '../../copy/admin-list.ts';
import type { CsvFile } from '../../data/lists.ts';
import { formatCount } from '../../format/count.ts';
import { useAction } from '../../shell/use-action.ts';
import { useToast } from '../../state/toasts.ts';
import { saveFile } from './save-file.ts';

/** Downloads the rows that match the search and filter. */
export function DownloadCsvButton({ fetchCsv }: { fetchCsv: () => Promise<CsvFile> }) {
  const toast = useToast();
  const [download, isPreparing] = useAction(
    async () => {
      const { name, content, hasMore } = await fetchCsv();
      saveFile(name, content);
      if (hasMore) toast({ title: name, description: copy.csvTruncated(formatCount(maxRows)) });
    },
    { title: copy.error },
  );

  return (
    <Button
      variant="quiet"
      size="small"
      pending={isPreparing && copy.preparingCsv}
      onClick={download}
    >
      {copy.csv}
    </Button>
  );
}
