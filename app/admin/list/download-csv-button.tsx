import { Button } from '#ui/button';
import { list as copy } from '../../copy/admin-list.ts';
import type { CsvFile } from '../../data/lists.ts';
import { useAction } from '../../shell/use-action.ts';
import { saveFile } from './save-file.ts';

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
