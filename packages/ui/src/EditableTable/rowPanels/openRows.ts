import type { OpenSubForm, OpenRows } from '../context/rowParts.types.ts';
import type { Topics } from '../topics/topics.ts';

export function createOpenRows(topics: Topics): OpenRows {
  let subForm: OpenSubForm | undefined;
  let details: string | undefined;
  return {
    subForm: () => subForm,
    setSubForm(next) {
      if (next === subForm) return;
      subForm = next;
      topics.notify('open');
    },
    details: () => details,
    setDetails(rowId) {
      details = rowId;
      topics.notify('open');
    },
  };
}
