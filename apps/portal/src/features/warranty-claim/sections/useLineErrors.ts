import type { ExternalError } from '@harrow/ui/editable-table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormPart, useOpenForm } from '../../../documents/form/document/openForm.ts';
import { marksNow } from '../../../documents/actions/marks.ts';

/** What the server and the reviewer say about cells of a fault's lines. */
export function useLineErrors(list: string, rows: readonly { id: string }[]): ExternalError[] {
  const { t } = useTranslation('documents');
  const { document, readOnly } = useOpenForm();
  const errors = useFormPart((state) => state.errors);
  const ids = rows.map(({ id }) => id).join(' ');
  return useMemo(() => {
    if (readOnly && errors.length === 0) return [];
    const own = new Set(ids.split(' '));
    const refused = errors.flatMap(({ list: of, rowId, field, text }): ExternalError[] =>
      of === list && rowId !== undefined && own.has(rowId) ? [{ rowId, column: field, text }] : [],
    );
    const marked = marksNow(document).flatMap(({ lineId, field, note }): ExternalError[] =>
      lineId && own.has(lineId) ? [{ rowId: lineId, column: field, text: note ? t('form.marked', { note }) : t('form.markedPlain') }] : [],
    );
    return readOnly ? refused : [...marked, ...refused];
  }, [errors, document, readOnly, list, ids, t]);
}
