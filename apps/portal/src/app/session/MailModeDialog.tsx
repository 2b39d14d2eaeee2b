import { messagesMailMode, messagesSaveMailMode, resultOf } from '@harrow/api-client';
import { DictSelect, useMessages } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { Alert, Form, Modal, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { EditDialog } from '../../shared/administration/EditDialog.tsx';
import { CallFailure } from '../../shared/calls/CallFailure.tsx';
import { writeOf } from '../../shared/calls/callsOf.ts';

const saveMailMode = writeOf(messagesSaveMailMode);
type Values = Parameters<typeof saveMailMode>[0];

/** Choice of the messages that the user also gets by e-mail. */
export function MailModeDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('app');
  const { message } = useMessages();
  const { data, error, refetch } = useQuery({
    queryKey: ['mailMode'],
    queryFn: ({ signal }) => resultOf(messagesMailMode({ signal })),
    staleTime: 0,
    gcTime: 0,
  });
  if (!data)
    return (
      <Modal open title={t('mailMode.title')} footer={null} width={480} onCancel={onClose}>
        {error ? <CallFailure error={error} onRetry={() => void refetch()} /> : <Skeleton active paragraph={{ rows: 1 }} title={false} />}
      </Modal>
    );
  const { mailMode, email, isOn } = data;
  const hint = email === null ? t('mailMode.noAddress') : isOn ? undefined : t('mailMode.off');
  const handleSaved = (): void => {
    void message.success(t('mailMode.saved'));
    onClose();
  };
  return (
    <EditDialog<Values>
      title={t('mailMode.title')}
      width={480}
      initialValues={{ mailMode }}
      save={saveMailMode}
      onSaved={handleSaved}
      onClose={onClose}
      notice={hint === undefined ? undefined : <Alert type="info" showIcon title={hint} style={{ marginBlockEnd: 16 }} />}
    >
      <Form.Item name="mailMode" label={t('mailMode.label')} extra={email}>
        <DictSelect dict="mail_mode" allowClear={false} />
      </Form.Item>
    </EditDialog>
  );
}
