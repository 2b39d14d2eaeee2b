import type { TFunction } from 'i18next';
import type { Seen } from '../actions/documentCalls.ts';
import { FormFoot } from '../form/document/FormFoot.tsx';
import type { ActionLook } from '../page/DocumentFoot.tsx';

const looks: Record<'publish' | 'withdraw' | 'delete', ActionLook> = {
  publish: { rank: 1, main: true },
  withdraw: { rank: 2, danger: true },
  delete: { rank: 3, danger: true },
};

interface PublishingFootProps {
  /** The record that is open; undefined before it is saved. */
  record: (Seen & { title: string }) | undefined;
  t: TFunction;
  publish: (record: Seen) => Promise<unknown>;
  withdraw: (record: Seen) => Promise<unknown>;
}

/** Actions of what its author publishes. */
export function PublishingFoot({ record, t, publish, withdraw }: PublishingFootProps) {
  return (
    <FormFoot
      looks={looks}
      labels={{ publish: t('publish'), withdraw: t('withdraw') }}
      first={['publish']}
      own={{
        publish: ({ afterSave }) => afterSave(publish),
        // It cannot be published again.
        withdraw: async ({ isSure, move }) => {
          if (record && (await isSure({ title: t('withdrawAsk', { title: record.title }), okText: t('withdraw'), danger: true })))
            await move(() => withdraw(record));
        },
      }}
      isAskable={false}
    />
  );
}
