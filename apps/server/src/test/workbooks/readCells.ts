import { type CellObject, read } from '@e965/xlsx';

/** A row of a workbook: what its cells hold, and which of them stand in red. */
export interface ReadCells {
  texts: string[];
  isRed: boolean[];
}

/** Rows of the first sheet. */
export function readCells(workbook: Buffer): ReadCells[] {
  const [sheet] = Object.values(read(workbook, { type: 'buffer', dense: true, cellStyles: true }).Sheets);
  return (sheet!['!data'] as CellObject[][]).map((row) => ({
    texts: Array.from(row, (cell) => String(cell?.v ?? '')),
    isRed: Array.from(row, (cell) => cell?.s?.fgColor?.rgb === 'FDE9E9'),
  }));
}
