import type { MailItem, MailServer } from '@harrow/api-client';
import { mailsFields as sheet } from '@harrow/api-client/fields';
import { type Action, type BatchAction, lazyPart, useMessages } from '@harrow/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AdministrationListPage } from '../../shared/administration/AdministrationListPage.tsx';
import { useRecordDialog } from '../../shared/administration/RecordDialog.tsx';
import { useSayFailure } from '../../shared/calls/useSayFailure.ts';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import { ListExport } from '../../shared/list/ListTools.tsx';
import { usePermission } from '../../shared/usePermission.ts';
import { mailCalls, mails, mailServer, mailState, mailTones } from './mails.ts';
import { MailStatePanel } from './MailStatePanel.tsx';

const MailDialog = lazyPart(async () => ({ default: (await import('./MailDialog.tsx')).MailDialog }));
const MailServerDialog = lazyPart(async () => ({ default: (await import('./MailServerDialog.tsx')).MailServerDialog }));
const TestMailDialog = lazyPart(async () => ({ default: (await import('./TestMailDialog.tsx')).TestMailDialog }));

const list: SheetList<MailItem, typeof sheet> = {
  noun: 'isystemMail',
  sheet,
  columns: {
    subject: { fixed: 'left' },
    toAddress: {},
    toName: {},
    status: { tones: mailTones, dot: true },
    createTime: {},
    sentTime: {},
    tries: {},
    nextTime: {},
    lastError: { sortable: false },
    event: { defaultHidden: true },
    language: { defaultHidden: true },
    docType: { defaultHidden: true },
  },
  query: ['subject', 'toAddress', 'toName', 'status', 'event', 'language', 'docType', 'tries', 'createTime', 'sentTime', 'nextTime'],
  filters: [{ name: 'text', label: 'filter.text', maxLength: 1000 }, 'status', 'createTime'],
};

const actions = ['retry', 'cancel'] as const;

/** E-mails of the server: their setup, their status, and sending them again. */
export function MailPage() {
  const { t } = useTranslation('isystemMail');
  const client = useQueryClient();
  const sayFailure = useSayFailure();
  const { message } = useMessages();
  const dialog = useRecordDialog(mails.key, { page: '/isystem/mail' });
  const mayChange = usePermission('mail:edit');
  const mayExport = usePermission('mail:export');
  const { data: state } = useQuery(mailState);
  const [tests, setTests] = useState(false);
  const [server, setServer] = useState<MailServer>();
  const changed = () => client.invalidateQueries({ queryKey: mails.key });

  const act = async (action: (typeof actions)[number], { id }: MailItem): Promise<void> => {
    try {
      const { failed } = await mailCalls[action]([id]);
      if (failed[0]) void message.error(failed[0].text);
    } catch (error) {
      sayFailure(error);
    }
    await changed();
  };
  const rowActions = (mail: MailItem): Action[] =>
    mail.allowedActions.map((action) => ({ key: action, label: t(action), danger: action === 'cancel', onClick: () => void act(action, mail) }));
  const batchActions: BatchAction<MailItem>[] = actions.map((action) => ({
    key: action,
    label: t(action),
    isAllowed: ({ allowedActions }) => allowedActions.includes(action),
    run: mailCalls[action],
  }));
  const openServer = (): Promise<void> => client.fetchQuery(mailServer).then(setServer, sayFailure);
  const handleServerSaved = (): void => {
    setServer(undefined);
    void message.success(t('server.stored'));
    void changed();
  };
  const handleSent = (): void => {
    setTests(false);
    void message.success(t('test.written'));
    void changed();
  };
  return (
    <>
      <AdministrationListPage
        resource={mails}
        module="mail"
        list={list}
        description={state && <MailStatePanel state={state} />}
        dialog={dialog}
        rowActions={rowActions}
        batchActions={mayChange ? batchActions : []}
        isSelectable={mayExport}
        tools={({ list: { state: shown, selection }, ...columns }) => (
          <>
            <Button onClick={() => void openServer()}>{t('server.title')}</Button>
            {mayChange && (
              <Button disabled={!state?.isOn} onClick={() => setTests(true)}>
                {t('test.title')}
              </Button>
            )}
            <ListExport path="/sys/mail/exportXls" permission="mail:export" list={mails.name} state={shown} selectedIds={selection.ids} {...columns} />
          </>
        )}
      >
        {(mail) => mail && <MailDialog mail={mail} onClose={dialog.close} />}
      </AdministrationListPage>
      <Suspense>
        {server && <MailServerDialog server={server} onTried={() => void changed()} onSaved={handleServerSaved} onClose={() => setServer(undefined)} />}
      </Suspense>
      <Suspense>{tests && <TestMailDialog onSent={handleSent} onClose={() => setTests(false)} />}</Suspense>
    </>
  );
}
