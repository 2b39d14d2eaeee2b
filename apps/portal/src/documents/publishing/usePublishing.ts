import { type Action, useMessages } from '@harrow/ui';
import type { TFunction } from 'i18next';
import { useSayFailure } from '../../shared/calls/useSayFailure.ts';
import type { Seen } from '../actions/documentCalls.ts';

/** A record of a list that its authors publish. */
interface Published extends Seen {
  title: string;
  allowedActions: readonly string[];
}

interface Calls {
  publish: (record: Seen) => Promise<unknown>;
  withdraw: (record: Seen) => Promise<unknown>;
  /** Refetches lists of readers and authors. */
  refresh: () => Promise<unknown>;
}

/** Row actions of a list: publishing and withdrawing; withdrawing cannot be undone, so it asks. */
export function usePublishing(t: TFunction, { publish, withdraw, refresh }: Calls): (row: Published) => Action[] {
  const { modal } = useMessages();
  const sayFailure = useSayFailure();
  const attempt = async (work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      sayFailure(error);
    }
    await refresh();
  };
  const askToWithdraw = (row: Published): void =>
    void modal.confirm({
      title: t('withdrawAsk', { title: row.title }),
      okText: t('withdraw'),
      cancelText: t('cancel'),
      okButtonProps: { danger: true },
      onOk: () => attempt(() => withdraw(row)),
    });
  return (row) => [
    ...(row.allowedActions.includes('publish') ? [{ key: 'publish', label: t('publish'), onClick: () => void attempt(() => publish(row)) }] : []),
    ...(row.allowedActions.includes('withdraw') ? [{ key: 'withdraw', label: t('withdraw'), danger: true, onClick: () => askToWithdraw(row) }] : []),
  ];
}
