/** How much one import may ask of the server; stated in the contract (`workbook.tsp`). */
export const importLimits = {
  files: 10,
  fileMb: 10,
  /** Data rows of a file. */
  rows: 5_000,
  /** Rows with a value that are read of a sheet: titles, the rows above them, and one more than allowed, to see that there are too many. */
  rowsRead: 10 + 1 + 5_000 + 1,
  columns: 200,
  /** Characters of a cell that are read; no field takes more than the rights of a role. */
  cellLength: 16_000,
  /** Characters of all cells together: one long text may stand behind a million of them. */
  textLength: 20_000_000,
  /** Characters of a value that an answer or a workbook with what is wrong repeats. */
  shownLength: 200,
  /** Rows above the titles: an export of another system may have a heading. */
  rowsBeforeTitles: 10,
  /** Total uncompressed size of the parts of an .xlsx, which is a zip. */
  unzippedMb: 64,
  /** Parts of an .xlsx, each sheet and each picture being one. */
  parts: 5_000,
  parseMs: 30_000,
  /** Of the worker that parses. */
  heapMb: 384,
  /** Files parsed at the same time in this process; others wait. */
  parsers: 2,
} as const;
