import { useEffect } from 'react';
import { useMessages } from '../../HarrowProvider/index.ts';
import type { TableModel } from '../model/tableModel.types.ts';
import type { TableTexts } from '../context/useTableTexts.ts';

/** Says what an undo left as it is, since it came from elsewhere later. */
export function useUndoNotice<Row extends object>({ topics, history }: TableModel<Row>, { t }: TableTexts): void {
  const { message } = useMessages();
  useEffect(() => topics.subscribe('skipped', () => void message.info(t('keptNewer', { count: history.skipped().length }))), [topics, history, message, t]);
}
