import { localeTag, useMessages, useSettings } from '../HarrowProvider/index.ts';
import { usePageLanguage } from '../HarrowProvider/language/languageContext.ts';
import { loadMessages } from '../HarrowProvider/language/messages.ts';
import { untilThere } from '../HarrowProvider/parts/lazyPart.ts';
import type { Column } from '../ListPage/index.ts';
import { useTextLocale } from '../ListPage/hooks/useTextLocale.ts';
import type { List, LoadList } from '../useList/index.ts';
import type { ExportRequest } from './ExportButton.types.ts';
import { exportTexts } from './exportTexts.ts';

export interface CsvExportOptions<T extends object> {
  /** Name of the file, without its ending. */
  fileName: string;
  /** All columns that can be exported. What a column shows is its `text`, else the field's value. */
  columns: readonly Column<T>[];
  /** The list's own call; asked page after page. */
  load: LoadList<T>;
  /** What `useList` answers: the state that "filtered" means, and the selected records. */
  list: Pick<List<T>, 'state' | 'selection'>;
  /** Default: the record's `id`. */
  rowKey?: (record: T) => string;
  /** Records that are asked for at a time. Default 200. */
  pageSize?: number;
  /** Most records; more are refused with a message. Default 10,000. */
  maxRows?: number;
}

const idOf = (record: object): string => String((record as { id?: unknown }).id);

/**
 * The `onExport` of an `ExportButton` for lists whose server makes no files: a CSV, made in the browser of what the list's own call
 * answers, in the user's language. Hand `formats={['csv']}` to the button.
 */
export function useCsvExport<T extends object>(options: CsvExportOptions<T>): (request: ExportRequest) => Promise<void> {
  const { fileName, columns, load, list, rowKey = idOf, pageSize = 200, maxRows = 10_000 } = options;
  const { message } = useMessages();
  const { language } = useSettings();
  const { pack, translateIn } = usePageLanguage();
  const locale = useTextLocale();
  return async ({ rows, columns: keys }) => {
    const { csvOfRecords, downloadText, readAllPages, TooManyRecords } = await untilThere(() => import('./csvExport.ts'));
    const state = rows === 'all' ? { ...list.state, filters: {}, query: undefined } : list.state;
    try {
      const records =
        rows === 'selected' ? list.selection.records : await readAllPages(state, { load, rowKey, pageSize, most: maxRows }, new AbortController().signal);
      downloadText(`${fileName}.csv`, csvOfRecords(records, columns, keys, locale), 'text/csv;charset=utf-8');
    } catch (error) {
      await loadMessages(pack, exportTexts);
      const written = (value: number) => value.toLocaleString(localeTag(language));
      const isTooMuch = error instanceof TooManyRecords;
      void message.error(isTooMuch ? translateIn(exportTexts)('tooMany', { n: written(error.found), most: written(maxRows) }) : messageOf(error));
      throw error;
    }
  };
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
