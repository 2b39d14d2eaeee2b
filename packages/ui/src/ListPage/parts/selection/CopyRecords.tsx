import { useEffect } from 'react';
import { useMessages } from '../../../HarrowProvider/index.ts';
import { copyCells } from '../../../spreadsheets/copyCells.ts';
import { useListTexts } from '../../hooks/useListTexts.ts';
import { useTextLocale } from '../../hooks/useTextLocale.ts';
import type { Column } from '../../model/columns.ts';
import { headingText, recordText } from '../../model/recordTexts.ts';

export interface CopyRecordsProps<T extends object> {
  /** Each new array is copied once. */
  records: readonly T[];
  /** Those that the list shows, in its order. */
  columns: readonly Column<T>[];
}

/** Puts records into the clipboard, below the headings of their columns, and says how many; shows nothing itself. */
export function CopyRecords<T extends object>({ records, columns }: CopyRecordsProps<T>) {
  const { t } = useListTexts();
  const { message } = useMessages();
  const locale = useTextLocale();
  useEffect(() => {
    const cells = [columns.map(headingText), ...records.map((record) => columns.map((column) => recordText(column, record, locale)))];
    copyCells(cells).then(
      () => message.success(t('copy.done', { count: records.length })),
      () => message.error(t('copy.refused')),
    );
    // oxlint-disable-next-line react/exhaustive-deps -- copied once for each request, not for a change of language or columns
  }, [records]);
  return null;
}
