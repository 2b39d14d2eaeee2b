import type { EditableTableHandle } from '@harrow/ui/editable-table';

/** Whether a table finds nothing wrong; the first cell with an error gets the focus. One that is still on its way passes: the server finds the same. */
export const tablePasses = async (table: Pick<EditableTableHandle<never>, 'validate'> | null): Promise<boolean> =>
  (await table?.validate({ focus: true }))?.ok ?? true;
