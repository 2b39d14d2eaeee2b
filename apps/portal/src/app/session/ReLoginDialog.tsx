import { LimitedPassword } from '@harrow/ui';
import { Alert, Button, Form, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { useStore } from '../../platform/store.ts';
import { queryClient } from '../../platform/queryClient.ts';
import { leaveToLogin } from '../../platform/session/leave.ts';
import { userStore } from '../../platform/session/session.ts';
import { useLogin } from '../../platform/session/useLogin.ts';

/** antd puts pop-ups at up to 1080. A pop-up that was open when the session was lost must not cover the dialog. */
const aboveAll = 1200;

/** The session has ended: the same user logs in again, and everything on the page stays as it is. @param reason why, in the server's words */
export function ReLoginDialog({ reason, onDone }: { reason: string; onDone: () => void }) {
  const { t } = useTranslation('app');
  const user = useStore(userStore);
  const { submit, isPending, problem, captchaRequired } = useLogin(() => {
    onDone();
    void queryClient.invalidateQueries();
  });
  const text = problem && (problem.kind === 'refused' ? problem.text : t(`session.problem.${problem.kind}`));
  return (
    <Modal open title={t('session.expired')} closable={false} mask={{ closable: false }} keyboard={false} footer={null} width={420} zIndex={aboveAll}>
      {reason && <p>{reason}</p>}
      <p>{t('session.expiredText')}</p>
      <Form<{ password: string }> layout="vertical" requiredMark={false} onFinish={({ password }) => void submit({ username: user?.username ?? '', password })}>
        <Form.Item label={t('session.user')}>{user?.realname ?? user?.username}</Form.Item>
        <Form.Item name="password" label={t('session.password')} rules={[{ required: true, message: t('session.passwordMissing') }]}>
          <LimitedPassword autoFocus autoComplete="current-password" limit={256} />
        </Form.Item>
        {text && <Alert type="error" showIcon title={text} style={{ marginBottom: 16 }} />}
        {captchaRequired && <Alert type="warning" showIcon title={t('session.captcha')} style={{ marginBottom: 16 }} />}
        <div style={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 8 }}>
          <Button onClick={() => leaveToLogin(reason)}>{t('session.toLoginPage')}</Button>
          <Button type="primary" htmlType="submit" loading={isPending}>
            {t('session.logInAgain')}
          </Button>
        </div>
      </Form>
    </Modal>
  );
}
