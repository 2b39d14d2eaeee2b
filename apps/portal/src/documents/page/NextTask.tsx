import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { defaultListState } from '../../shared/list/address/listAddress.ts';
import { listCall } from '../../shared/list/listCall.ts';
import { documentPath } from '../../shared/messages.ts';
import { placeOf } from '../../shared/list/listPlace.ts';
import { todos } from '../../shared/todos.ts';

/** Link to the next document of the inbox, as the user last filtered and sorted it, also once this one is done. Nothing if this document was not in it. */
export function NextTask({ id }: { id: string }) {
  const { t } = useTranslation('documents');
  const navigate = useNavigate();
  const place = placeOf(todos.name);
  const { data } = useQuery({ ...listCall(todos, place ?? defaultListState), enabled: place !== undefined });
  const lastIndex = useRef(-1);
  const records = data?.records ?? [];
  const index = records.findIndex((item) => item.id === id);
  if (index >= 0) lastIndex.current = index;
  if (lastIndex.current < 0) return null;
  // A finished task leaves the inbox, and the next one moves up to its place. After the last one comes the first.
  const next = records[index >= 0 ? index + 1 : lastIndex.current] ?? records.find((item) => item.id !== id);
  const path = next && documentPath({ docType: next.docType, docId: next.id });
  if (!next || !path || next.id === id) return null;
  return (
    <Button type="link" onClick={() => void navigate(path)}>
      {t('nextTask', { no: next.docNo })}
    </Button>
  );
}
