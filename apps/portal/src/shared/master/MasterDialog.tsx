import { type BatchResult, resultOf } from '@harrow/api-client';
import { FieldGrid } from '@harrow/ui';
import type { ComponentType } from 'react';
import { EditDialog } from '../administration/EditDialog.tsx';
import { useWarnings } from '../calls/useWarnings.tsx';
import { ownNames } from './nameFields.ts';

/** A generated call that writes a record; where it warns, the user is asked. */
type Write<Input> = (call: { body: Input }) => Parameters<typeof resultOf>[0];

export interface MasterFieldsProps<Item> {
  /** Undefined: a new one. */
  record: Item | undefined;
  isStored: boolean;
}

/** The form of a master: what a new record begins with, its fields, its calls. Declared outside the page. */
export interface MasterForm<Item, Input> {
  fresh: Partial<Input>;
  /** The fields, as `Form.Item`s; they may watch each other. */
  Fields: ComponentType<MasterFieldsProps<Item>>;
  add: Write<Input>;
  edit: Write<Input & { id: string; version: number }>;
  remove: (call: { query: { ids: string } }) => Promise<{ data?: { result: BatchResult } }>;
  /** One name is enough; by default Chinese and English are needed. */
  oneNameIsEnough?: true;
  /** Px. Default 800. */
  width?: number;
}

interface MasterDialogProps<Item, Input> {
  form: MasterForm<Item, Input>;
  title: string;
  /** Undefined: a new one. */
  record: Item | undefined;
  readOnly?: boolean;
  onClose: () => void;
  onSaved: () => void;
}

/** A master's record, new or stored, in a dialog. */
export function MasterDialog<Item extends { id: string; version: number }, Input extends object>(props: MasterDialogProps<Item, Input>) {
  const { record, title, readOnly = false, onSaved, onClose } = props;
  const warnings = useWarnings();
  const { fresh, Fields, add, edit, oneNameIsEnough, width = 800 } = props.form;
  // Who only reads sees the names as they are.
  const shown = record && !readOnly ? ownNames(record, oneNameIsEnough) : record;
  const save = (body: Input): Promise<unknown> =>
    warnings.run((confirm) => {
      const call = { ...(confirm && { query: { confirm } }) };
      return resultOf(record ? edit({ ...call, body: { ...body, id: record.id, version: record.version } }) : add({ ...call, body }));
    });
  return (
    <>
      <EditDialog<Input>
        title={title}
        width={width}
        initialValues={(shown as Partial<Input> | undefined) ?? fresh}
        save={save}
        onSaved={(saved) => saved !== undefined && onSaved()}
        onClose={onClose}
        readOnly={readOnly}
      >
        <FieldGrid>
          <Fields record={record} isStored={record !== undefined} />
        </FieldGrid>
      </EditDialog>
      {warnings.dialog}
    </>
  );
}
