import { useMessages } from '@harrow/ui';
import { resultOf, sessionsDeparts, sessionsSelectDepart } from '@harrow/api-client';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Form, Modal, Select, Skeleton } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { clientConfig } from '../../shared/clientConfig.ts';
import { useFailureText } from '../../shared/calls/useFailureText.ts';
import { useLanguage } from '../../shared/useLanguage.ts';
import { rememberUser, userStore } from '../../platform/session/session.ts';

interface Props {
  /**
   * Nothing works without a department: the dialog cannot be closed. It comes where there is a choice, and wherever the company's own
   * sign-on lets users in.
   */
  forced?: boolean;
  onClose: () => void;
}

/** Chooses the department that the user works in, which decides what they see; the page is then reloaded. */
export function DepartmentDialog({ forced = false, onClose }: Props) {
  const { t } = useTranslation('app');
  const { message } = useMessages();
  const failureText = useFailureText();
  const [form] = Form.useForm<{ orgCode: string }>();
  const { data, error } = useQuery({ queryKey: ['departments'], queryFn: () => resultOf(sessionsDeparts()), staleTime: 0 });
  const choose = useMutation({
    mutationFn: (orgCode: string) => resultOf(sessionsSelectDepart({ body: { orgCode, username: userStore.get()?.username } })),
    onSuccess: ({ userInfo }) => {
      rememberUser(userInfo);
      location.reload();
    },
  });
  const { ssoEnabled } = useQuery(clientConfig(useLanguage())).data ?? {};
  const isAsked = !forced || ssoEnabled === true || (data !== undefined && data.list.length >= 2);
  const isEmpty = isAsked && data?.list.length === 0;
  useEffect(() => {
    if (!isEmpty) return;
    void message.warning(t('department.none'));
    onClose();
  }, [isEmpty, message, onClose, t]);
  if (isEmpty || !isAsked) return null;
  const current = data?.list.find((department) => department.orgCode === data.orgCode)?.departName;

  return (
    <Modal
      open
      width={450}
      title={current ? t('department.titleWithCurrent', { name: current }) : t('department.title')}
      closable={!forced}
      keyboard={!forced}
      mask={{ closable: false }}
      cancelButtonProps={forced ? { style: { display: 'none' } } : undefined}
      okText={t('department.choose')}
      cancelText={t('close')}
      confirmLoading={choose.isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      {error && <p role="alert">{failureText(error)}</p>}
      {data ? (
        <Form
          form={form}
          layout="vertical"
          requiredMark={false}
          initialValues={{ orgCode: data.orgCode ?? undefined }}
          onFinish={({ orgCode }) => choose.mutate(orgCode)}
        >
          <Form.Item name="orgCode" label={t('department.label')} rules={[{ required: true, message: t('department.missing') }]}>
            <Select options={data.list.map(({ orgCode, departName }) => ({ value: orgCode, label: departName }))} showSearch={{ optionFilterProp: 'label' }} />
          </Form.Item>
        </Form>
      ) : (
        !error && <Skeleton active paragraph={{ rows: 1 }} title={false} />
      )}
    </Modal>
  );
}
