import type { ExternalError } from '@harrow/ui/editable-table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FaultRow } from '../form/claimForm.ts';
import { useClaimEditing } from '../form/editing.ts';

/** What the server and the reviewer say about cells of a fault's lines. */
export function useLineErrors(fault: FaultRow, kind: 'labour' | 'parts'): ExternalError[] {
  const { t } = useTranslation('warrantyClaim');
  const { errors, marks, readOnly } = useClaimEditing();
  return useMemo(() => {
    const refused = errors.flatMap(({ place, text }): ExternalError[] =>
      place.kind === kind && place.faultId === fault.id ? [{ rowId: place.rowId, column: place.field, text }] : [],
    );
    const marked = marks.flatMap(({ lineId, field, note }): ExternalError[] =>
      lineId && fault[kind].some(({ id }) => id === lineId)
        ? [{ rowId: lineId, column: field, text: note ? t('documents:form.marked', { note }) : t('documents:form.markedPlain') }]
        : [],
    );
    return readOnly ? [] : [...marked, ...refused];
    // The rows are only asked whether a line belongs here, which edits of a cell do not change.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [errors, marks, readOnly, kind, fault.id, fault[kind].length, t]);
}
