import { Button } from '#ui/button';
import { list as copy } from '../../copy/admin-list.ts';
import type { CsvFile } from '../../data/lists.ts';
import { useAction } from '../../shell/use-action.ts';

/** Downloads the rows that match the search and filter. */
export function DownloadCsvButton({ fetchCsv }: { fetchCsv: () => Promise<CsvFile> }) {
  const [download, isPreparing] = useAction(
    async () => {
      const { name, content } = await fetchCsv();
      saveFile(name, content);
    },
    { title: copy.error },
  );

  return (
    <Button
      variant="quiet"
      size="small"
      loading={isPreparing && copy.preparingCsv}
      onClick={download}
    >
      {copy.csv}
    </Button>
  );
}

/** Starts a browser download. */
export function saveFile(name: string, content: Blob): void {
  const href = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href, download: name });
  link.click();
  // The click has started the download, so the URL is no longer needed.
  setTimeout(() => URL.revokeObjectURL(href));
}
