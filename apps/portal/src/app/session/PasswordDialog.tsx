import { useLeavePrompt, useMessages, LimitedPassword } from '@harrow/ui';
import { ApiError, replyOf, sessionsUpdatePassword } from '@harrow/api-client';
import { checkPassword } from '@harrow/validation';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Alert, Button, Form, Modal } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from '../../platform/store.ts';
import { useFailureText } from '../../shared/calls/useFailureText.ts';
import { clientConfig } from '../../shared/clientConfig.ts';
import { useLanguage } from '../../shared/useLanguage.ts';
import { encodePassword } from '../../platform/session/encodePassword.ts';
import { useSignOut } from './useSignOut.ts';
import { PasswordChecklist } from './PasswordChecklist.tsx';
import styles from './PasswordDialog.module.css';
import { rememberUser, userStore } from '../../platform/session/session.ts';

interface Fields {
  OldPassword: string;
  NewPassword: string;
  ConfirmPassword: string;
}

interface Props {
  /** The server insists: the dialog cannot be cancelled, only left by logging out. */
  forced?: boolean;
  onClose: () => void;
}

/** Missing input is reported while typing, other problems when the user leaves the field. */
const triggers = ['onChange', 'onBlur'];

async function changePassword({ OldPassword, NewPassword, ConfirmPassword }: Fields): Promise<void> {
  const body = {
    OldPassword: encodePassword(OldPassword),
    NewPassword: encodePassword(NewPassword),
    ConfirmPassword: encodePassword(ConfirmPassword),
    new_platform: 2 as const,
  };
  const { code, msg } = await replyOf(sessionsUpdatePassword({ body }));
  if (code !== 200) throw new ApiError({ kind: 'refused', code }, 200, msg);
  const user = userStore.get();
  if (user) rememberUser({ ...user, need_change_password: 'N', passwordExpiring: false });
}

/** Changes the user's own password; without a signed-in user it only warns and closes. */
export function PasswordDialog(props: Props) {
  return useStore(userStore) ? <SignedInDialog {...props} /> : <NoUser {...props} />;
}

function NoUser({ onClose }: Props) {
  const { t } = useTranslation('app');
  const { message } = useMessages();
  useEffect(() => {
    void message.warning(t('password.noUser'));
    onClose();
  }, [message, onClose, t]);
  return null;
}

/** The list beside the fields shows which rules the new password does not meet; the server decides. */
function SignedInDialog({ forced = false, onClose }: Props) {
  const { t } = useTranslation('app');
  const { message } = useMessages();
  const failureText = useFailureText();
  const [form] = Form.useForm<Fields>();
  const settings = useQuery(clientConfig(useLanguage()));
  const change = useMutation({
    mutationFn: changePassword,
    onSuccess: () => {
      void message.success(t('password.changed'));
      onClose();
    },
  });
  const entries = Form.useWatch([], form) as Partial<Fields> | undefined;
  const { OldPassword: old = '', NewPassword: password = '', ConfirmPassword: confirm = '' } = entries ?? {};
  const policy = settings.data?.passwordPolicy ?? 'strict';
  // The list beside the fields shows missing rules; if it is sent nevertheless, the error appears at its field.
  const checkNew = (_: unknown, text = ''): Promise<void> => {
    const broken = checkPassword(policy, { password: text, old: form.getFieldValue('OldPassword') as string }).find(({ ok }) => !ok);
    if (text === '' || !broken) return Promise.resolve();
    return Promise.reject(new Error(t(broken.rule === 'differsFromOld' ? 'password.same' : 'password.weak')));
  };
  const checkConfirm = (_: unknown, text = ''): Promise<void> =>
    text === '' || text === form.getFieldValue('NewPassword') ? Promise.resolve() : Promise.reject(new Error(t('password.differ')));
  // The forced dialog is only left by logging out, which the user has chosen then.
  const askToLeave = useLeavePrompt(!forced && !change.isSuccess && [old, password, confirm].some((text) => text !== ''));
  const signOut = useSignOut();
  const close = (): void => void askToLeave().then((leaves) => leaves && onClose());

  return (
    <Modal
      open
      width={800}
      title={t(forced ? 'password.forcedTitle' : 'password.title')}
      closable={!forced}
      keyboard={!forced}
      mask={{ closable: false }}
      onCancel={close}
      footer={[
        forced ? (
          <Button key="leave" onClick={() => signOut({ isSure: true })}>
            {t('user.logout')}
          </Button>
        ) : (
          <Button key="cancel" onClick={close}>
            {t('cancel')}
          </Button>
        ),
        <Button key="ok" type="primary" loading={change.isPending} onClick={() => form.submit()}>
          {t('password.change')}
        </Button>,
      ]}
    >
      {forced && <p>{t('password.forcedText')}</p>}
      <div className={styles.columns}>
        <Form form={form} layout="vertical" requiredMark={false} onFinish={(values) => change.mutate(values)}>
          <input type="text" autoComplete="username" value={userStore.get()?.username ?? ''} readOnly hidden />
          <Form.Item name="OldPassword" label={t('password.old')} rules={[{ required: true, message: t('password.oldMissing') }]}>
            <LimitedPassword autoFocus autoComplete="current-password" limit={64} />
          </Form.Item>
          <Form.Item
            name="NewPassword"
            label={t('password.new')}
            dependencies={['OldPassword']}
            validateTrigger={triggers}
            rules={[
              { required: true, message: t('password.newMissing'), validateTrigger: 'onChange' },
              { validator: checkNew, validateTrigger: 'onBlur' },
            ]}
          >
            <LimitedPassword autoComplete="new-password" limit={64} aria-describedby="password-rules" />
          </Form.Item>
          <Form.Item
            name="ConfirmPassword"
            label={t('password.confirm')}
            dependencies={['NewPassword']}
            validateTrigger={triggers}
            rules={[
              { required: true, message: t('password.confirmMissing'), validateTrigger: 'onChange' },
              { validator: checkConfirm, validateTrigger: 'onBlur' },
            ]}
          >
            <LimitedPassword autoComplete="new-password" limit={64} />
          </Form.Item>
          {change.error && <Alert type="error" showIcon title={failureText(change.error)} />}
        </Form>
        <PasswordChecklist id="password-rules" policy={policy} old={old} password={password} confirm={confirm} />
      </div>
    </Modal>
  );
}
