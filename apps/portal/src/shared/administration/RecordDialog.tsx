import { lazyPart } from '@harrow/ui';
import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, Suspense, useContext, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { Resource } from '../calls/resource.ts';
import { useOpened } from './useOpened.ts';

/** Apart, since lists need no dialog until one is opened. */
const FailedRecord = lazyPart(async () => ({ default: (await import('./FailedRecord.tsx')).FailedRecord }));

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
  /** Page of the list, where the address `detail/:id` below it shows a record from the start. */
  page?: string;
  onClose?: () => void;
  onSaved?: () => void;
}

/** Which record of a list its dialog shows. @param key of everything that a change of a record makes old */
export function useRecordDialog(key: QueryKey, { page, onClose, onSaved }: DialogOptions = {}): DialogState {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { id: params } = useParams();
  const named = page === undefined ? undefined : params;
  const [id, setId] = useState<string | null | undefined>(named);
  const close = (): void => {
    setId(undefined);
    if (page !== undefined && named !== undefined) void navigate(page);
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
    <Suspense>
      {id === null && children(undefined)}
      {typeof id === 'string' && (
        <LoadedRecord id={id} detail={detail} onClose={close}>
          {children}
        </LoadedRecord>
      )}
    </Suspense>
  );
}

interface LoadedRecordProps<Full> extends Pick<RecordDialogProps<Full>, 'detail' | 'children'> {
  id: string;
  onClose: () => void;
}

/** How a dialog or form starts anew with its record. */
export const ReloadContext = createContext<(() => void) | undefined>(undefined);

/** Starts the dialog anew with the record as it is now; undefined where there is no record yet. */
export const useReload = (): (() => void) | undefined => useContext(ReloadContext);

/** It waits for what the server knows now: an older state kept here would be edited and then refused. */
function LoadedRecord<Full>({ id, detail, onClose, children }: LoadedRecordProps<Full>) {
  const { data, error, isFetchedAfterMount, refetch } = useQuery(detail(id));
  const [round, setRound] = useState(0);
  const reload = (): void => void refetch().then(({ isSuccess }) => isSuccess && setRound(round + 1));
  if (!isFetchedAfterMount) return null;
  if (data === undefined) return <FailedRecord error={error} onRetry={() => void refetch()} onClose={onClose} />;
  return (
    <ReloadContext value={reload}>
      <OpenedRecord key={round} record={data}>
        {children}
      </OpenedRecord>
    </ReloadContext>
  );
}

function OpenedRecord<Full>({ record, children }: { record: Full; children: (record: Full) => ReactNode }) {
  return children(useOpened(record));
}
