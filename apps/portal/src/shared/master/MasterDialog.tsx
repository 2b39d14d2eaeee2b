import { resultOf } from '@harrow/api-client';
import { FieldGrid } from '@harrow/ui';
import type { FormInstance } from 'antd';
import type { ReactNode } from 'react';
import { EditDialog } from '../administration/EditDialog.tsx';
import type { MasterDialogProps } from './MasterListPage.tsx';

/** A generated call that writes a record. */
type Write<Input> = (call: { body: Input }) => Parameters<typeof resultOf>[0];

interface MasterDialogFrameProps<Item, Input extends object> extends MasterDialogProps<Item> {
  /** What is being done: add or edit. */
  title: ReactNode;
  /** What a new record begins with. */
  fresh: Partial<Input>;
  add: Write<Input>;
  edit: Write<Input & { id: string; version: number }>;
  /** Of a dialog that watches its own fields. */
  form?: FormInstance<Input>;
  /** Px. Default 800. */
  width?: number;
  /** The fields, as `Form.Item`s. */
  children: ReactNode;
}

/** The form of a master's record, new or stored, in a dialog. */
export function MasterDialog<Item extends Partial<Input> & { id: string; version: number }, Input extends object>(props: MasterDialogFrameProps<Item, Input>) {
  const { record, title, fresh, add, edit, form, width = 800, onSaved, onClose, children } = props;
  return (
    <EditDialog<Input>
      title={title}
      width={width}
      {...(form && { form })}
      initialValues={record ?? fresh}
      save={(body): Promise<unknown> => resultOf(record ? edit({ body: { ...body, id: record.id, version: record.version } }) : add({ body }))}
      onSaved={onSaved}
      onClose={onClose}
    >
      <FieldGrid>{children}</FieldGrid>
    </EditDialog>
  );
}
