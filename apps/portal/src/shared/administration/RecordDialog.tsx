import { ErrorState } from '@harrow/ui';
import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import { LazyPart } from '../../app/failures/LazyPart.tsx';
import type { Resource } from '../resource.ts';
import { useFailureText } from '../useFailureText.ts';

export interface DialogState {
  /** Of the record that is shown; null: a new one; undefined: none. */
  id: string | null | undefined;
  open: (id: string) => void;
  create: () => void;
  close: () => void;
  /** Closes it and brings what depends on the key up to date. */
  saved: () => void;
}

interface DialogOptions {
  /** Id of the record that is shown from the start. */
  first?: string | undefined;
  onClose?: () => void;
  onSaved?: () => void;
}

/** Which record of a list its dialog shows. @param key of everything that a change of a record makes old */
export function useRecordDialog(key: QueryKey, { first, onClose, onSaved }: DialogOptions = {}): DialogState {
  const client = useQueryClient();
  const [id, setId] = useState<string | null | undefined>(first);
  const close = (): void => {
    setId(undefined);
    onClose?.();
  };
  const saved = (): void => {
    close();
    void client.invalidateQueries({ queryKey: key });
    onSaved?.();
  };
  return { id, open: setId, create: () => setId(null), close, saved };
}

interface RecordDialogProps<Full> {
  dialog: Pick<DialogState, 'id' | 'close'>;
  detail: Resource<unknown, Full>['detail'];
  /** The dialog of a record; of a new one without it. */
  children: (record: Full | undefined) => ReactNode;
}

/** A dialog once its code and its record are there; a new record has nothing to wait for. */
export function RecordDialog<Full>({ dialog: { id, close }, detail, children }: RecordDialogProps<Full>) {
  return (
    <LazyPart>
      {id === null && children(undefined)}
      {typeof id === 'string' && (
        <LoadedRecord id={id} detail={detail} onClose={close}>
          {children}
        </LoadedRecord>
      )}
    </LazyPart>
  );
}

interface LoadedRecordProps<Full> extends Pick<RecordDialogProps<Full>, 'detail' | 'children'> {
  id: string;
  onClose: () => void;
}

function LoadedRecord<Full>({ id, detail, onClose, children }: LoadedRecordProps<Full>) {
  const failureText = useFailureText();
  const { data, error, refetch } = useQuery(detail(id));
  if (data !== undefined) return children(data);
  if (!error) return null;
  return (
    <Modal open footer={null} onCancel={onClose}>
      <ErrorState reason={failureText(error)} onRetry={() => void refetch()} />
    </Modal>
  );
}
