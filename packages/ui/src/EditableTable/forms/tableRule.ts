import type { RefObject } from 'react';
import type { CellErrorText } from '../props/DataHandle.types.ts';

interface CheckedTable {
  validate: (options?: { focus?: boolean }) => Promise<{ ok: boolean; errors: CellErrorText[] }>;
}

/** A rule of antd's form. */
export interface TableRule {
  validateTrigger: 'onSubmit';
  validator: () => Promise<void>;
}

/**
 * Rule of a `Form.Item` around an `EditableTable`: the form is valid only if all rows are. Asked when the form is submitted or
 * validated as a whole, not at every key stroke in the table.
 * @param message what the form says under the table; default: the text of the first failed cell
 */
export function tableRule(table: RefObject<CheckedTable | null>, message?: (errors: readonly CellErrorText[]) => string): TableRule {
  return {
    validateTrigger: 'onSubmit',
    async validator() {
      const { ok, errors } = (await table.current?.validate()) ?? { ok: true, errors: [] };
      if (!ok) throw new Error(message?.(errors) ?? errors[0]?.text ?? '');
    },
  };
}
