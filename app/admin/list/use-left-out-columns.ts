import { useMediaQuery } from '../../shell/use-media-query.ts';
import type { OptionalColumn } from './list-column.tsx';
import { listWidths } from './list-widths.ts';

/** The ids of the columns that don't fit on this screen. */
export function useLeftOutColumns<Row>(columns: readonly OptionalColumn<Row>[]): string[] {
  const isNarrow = useMediaQuery(listWidths.narrow);
  const isUsual = useMediaQuery(listWidths.usual);
  return columns
    .filter(({ whereWide }) => (isNarrow ? whereWide : isUsual && whereWide === 'widest'))
    .map(({ id }) => id);
}
