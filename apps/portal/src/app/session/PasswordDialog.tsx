import { useLeavePrompt, useMessages } from '@harrow/ui';
import { CheckCircleFilled } from '@ant-design/icons';
import { ApiError, configsClient, replyOf, resultOf, sessionsUpdatePassword } from '@harrow/api-client';
import { checkPassword, passwordPolicies, type PasswordRule } from '@harrow/validation';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Alert, Button, Form, Input, Modal } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from '../../shared/store.ts';
import { useFailureText } from '../../shared/useFailureText.ts';
import { encodePassword } from './encodePassword.ts';
import { leave } from './leave.ts';
import styles from './PasswordDialog.module.css';
import { rememberUser, userStore } from './session.ts';

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

/** Changes the own password, if anybody is signed in whose it could be. */
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

/** The list under the fields says what the new one still lacks, by the rule in force. */
function SignedInDialog({ forced = false, onClose }: Props) {
  const { t } = useTranslation('app');
  const { message } = useMessages();
  const failureText = useFailureText();
  const [form] = Form.useForm<Fields>();
  const settings = useQuery({ queryKey: ['client-config'], queryFn: () => resultOf(configsClient()), staleTime: Number.POSITIVE_INFINITY });
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
  const { min, max } = passwordPolicies[policy];
  const rules = checkPassword(policy, { password, old, confirm });
  const isGood = rules.every(({ ok }) => ok);
  // The forced dialog is only left by logging out, which the user has chosen then.
  const askToLeave = useLeavePrompt(!forced && !change.isSuccess && [old, password, confirm].some((text) => text !== ''));
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
          <Button key="leave" onClick={() => void leave()}>
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
        <Form form={form} layout="vertical" requiredMark={false} onFinish={(values) => isGood && change.mutate(values)}>
          <input type="text" autoComplete="username" value={userStore.get()?.username ?? ''} readOnly hidden />
          <Form.Item name="OldPassword" label={t('password.old')} rules={[{ required: true, message: t('password.oldMissing') }]}>
            <Input.Password autoFocus autoComplete="current-password" maxLength={64} />
          </Form.Item>
          <Form.Item name="NewPassword" label={t('password.new')} rules={[{ required: true, message: t('password.newMissing') }]}>
            <Input.Password autoComplete="new-password" maxLength={64} aria-describedby="password-rules" />
          </Form.Item>
          <Form.Item name="ConfirmPassword" label={t('password.confirm')} rules={[{ required: true, message: t('password.confirmMissing') }]}>
            <Input.Password autoComplete="new-password" maxLength={64} />
          </Form.Item>
          {change.error && <Alert type="error" showIcon title={failureText(change.error)} />}
        </Form>
        <Checklist rules={rules} title={t('password.passwordRules')} label={(rule) => t(`password.rule.${rule}`, { min, max })} />
      </div>
    </Modal>
  );
}

interface ChecklistProps {
  title: string;
  rules: { rule: PasswordRule; ok: boolean }[];
  label: (rule: PasswordRule) => string;
}

function Checklist({ title, rules, label }: ChecklistProps) {
  const { t } = useTranslation('app');
  return (
    <div id="password-rules" className={styles.rules} aria-live="polite">
      <p>{title}</p>
      <ul>
        {rules.map(({ rule, ok }) => (
          <li key={rule} data-ok={ok || undefined}>
            {ok ? <CheckCircleFilled aria-hidden /> : <span className={styles.open} />}
            {label(rule)}
            <span className="hw-hidden">{t(ok ? 'password.kept' : 'password.open')}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
