import type { ExternalError } from '@harrow/ui/editable-table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { marksNow } from '../../../actions/marks.ts';
import { useFormPart, useOpenForm } from '../openForm.ts';

/** Errors of the server and marks of the reviewer at cells of a table's lines. */
export function useLineErrors(list: string, rows: readonly { id: string }[]): ExternalError[] {
  const { t } = useTranslation('documents');
  const { kind, document, readOnly } = useOpenForm();
  const errors = useFormPart((state) => state.errors);
  const ids = rows.map(({ id }) => id).join(' ');
  const columns = kind.lists[list]?.columnOf;
  return useMemo(() => {
    if (readOnly && errors.length === 0) return [];
    const own = new Set(ids.split(' '));
    const columnOf = (field: string): string => columns?.[field] ?? field;
    const refused = errors.flatMap(({ list: of, rowId, field, text }): ExternalError[] =>
      of === list && rowId !== undefined && own.has(rowId) ? [{ rowId, column: columnOf(field), text }] : [],
    );
    const marked = marksNow(document).flatMap(({ lineId, field, note }): ExternalError[] =>
      lineId && own.has(lineId) ? [{ rowId: lineId, column: columnOf(field), text: note ? t('form.marked', { note }) : t('form.markedPlain') }] : [],
    );
    return readOnly ? refused : [...marked, ...refused];
  }, [errors, document, readOnly, list, ids, columns, t]);
}
