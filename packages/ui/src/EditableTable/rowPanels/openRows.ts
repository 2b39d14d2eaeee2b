import type { Topics } from '../topics/topics.ts';

/** Position of a row's sub-form: px in the window, of the row when it was opened. */
export interface OpenSubForm {
  rowId: string;
  side: 'below' | 'above';
  rowTop: number;
  rowBottom: number;
}

/** Which row has its sub-form open, and which its details: one at a time of each. Topic `open`. */
export interface OpenRows {
  subForm(): OpenSubForm | undefined;
  setSubForm(next: OpenSubForm | undefined): void;
  details(): string | undefined;
  setDetails(rowId: string | undefined): void;
}

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
