import type { PasswordSlips } from '@harrow/api-client';
import { useMessages } from '@harrow/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSayFailure } from '../../shared/calls/useSayFailure.ts';
import type { ListState } from '../../shared/list/address/listAddress.ts';
import { listCall } from '../../shared/list/listCall.ts';
import { givePasswords, users } from './users.ts';

/** Most people who get a password in one step, and the most that a page of a list holds. */
const most = 500;
const pageSize = 100;

/** Gives one-time passwords to all users in the list, offered while it is filtered to users without a password. */
export function GiveToAll({ state, onGiven }: { state: ListState; onGiven: (answer: PasswordSlips) => void }) {
  const { t } = useTranslation('isystemUser');
  const { modal, message } = useMessages();
  const client = useQueryClient();
  const sayFailure = useSayFailure();
  const [isBusy, setBusy] = useState(false);
  const shown = async (): Promise<{ ids: string[]; total: number }> => {
    const ids: string[] = [];
    for (let page = 1; ; page += 1) {
      const { records, total } = await client.fetchQuery({ ...listCall(users, { ...state, page, pageSize }), staleTime: 0 });
      ids.push(...records.map(({ id }) => id));
      if (records.length < pageSize || ids.length >= most) return { ids, total };
    }
  };
  const ask = async (): Promise<void> => {
    setBusy(true);
    try {
      const { ids, total } = await shown();
      if (ids.length === 0) void message.info(t('slips.none'));
      else
        void modal.confirm({
          title: t('slips.ask', { count: ids.length }),
          content: [t('slips.text'), total > ids.length && t('slips.more', { total, count: ids.length })].filter(Boolean).join(' '),
          okText: t('slips.give'),
          cancelText: t('cancel'),
          async onOk() {
            try {
              onGiven(await givePasswords(ids));
            } catch (error) {
              sayFailure(error);
            }
          },
        });
    } catch (error) {
      sayFailure(error);
    }
    setBusy(false);
  };
  return (
    <Button loading={isBusy} onClick={() => void ask()}>
      {t('slips.giveAll')}
    </Button>
  );
}
