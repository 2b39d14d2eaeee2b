import { focusField, sectionId } from '@harrow/ui';
import { useCallback } from 'react';
import { parentIdOf } from '../../engine/parents.ts';
import type { FormProblem } from '../../engine/toInput.ts';
import { rowsOf } from '../../engine/values.ts';
import { fieldId, listPlace, useOpenForm } from '../openForm.ts';

/** Leads to the field, the cell or the slot of a problem, and opens its step. */
export function useLead(): (problem: Pick<FormProblem, 'list' | 'rowId' | 'field'>) => void {
  const { kind, engine, pageId, places: store, steps } = useOpenForm();
  return useCallback(
    ({ list, rowId, field }) => {
      const { sheet, lists } = kind;
      const places = store.get();
      const name = list ?? field;
      const row = list === undefined || rowId === undefined ? undefined : rowsOf(engine.store.get().mine, list).find(({ id }) => id === rowId);
      const below = row && parentIdOf(sheet.lists[list!]!, row);
      const place = (below === undefined ? undefined : places[listPlace(list!, below)]) ?? places[name];
      const focus = (): void => {
        const column = list === undefined ? field : (lists[list]?.columnOf?.[field] ?? field);
        if (row && place?.jump?.(row.id, column)) return;
        // A text may be on a hidden tab of its language.
        if (sheet.fields[field.split('.')[0]!]?.kind === 'texts' && place?.jump?.('', field)) return;
        const id = fieldId(pageId, name);
        focusField(document.getElementById(id) ? id : sectionId(pageId, place?.section ?? ''));
      };
      if (steps && place && steps.names.includes(place.section)) steps.open(place.section, focus);
      else focus();
    },
    [kind, engine, pageId, store, steps],
  );
}
