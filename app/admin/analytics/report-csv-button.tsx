import { Button } from '#ui/button';
import { Inline } from '#ui/inline';
import { series as copy } from '../../copy/admin-series.ts';
import type { CsvFile } from '../../data/lists.ts';
import { useAction } from '../../shell/use-action.ts';
import { saveFile } from '../list/download-csv-button.tsx';

type ReportCsvButtonProps = {
  /** What is downloaded, for people who don't see what the button belongs to. */
  of: string;
  fetchCsv: () => Promise<CsvFile>;
};

/** Downloads what a report shows. The file is called like it and its days. */
export function ReportCsvButton({ of, fetchCsv }: ReportCsvButtonProps) {
  const [download, isPreparing] = useAction(
    async () => {
      const { name, content } = await fetchCsv();
      saveFile(name, content);
    },
    { title: copy.csvFailed },
  );
  return (
    <Inline>
      <Button
        variant="quiet"
        size="small"
        aria-label={`${copy.csv}: ${of}`}
        loading={isPreparing && copy.preparingCsv}
        onClick={download}
      >
        {copy.csv}
      </Button>
    </Inline>
  );
}
