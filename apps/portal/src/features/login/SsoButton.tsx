import { useTranslation } from 'react-i18next';
import { loginBySso } from '../../platform/session/session.ts';
import { useAttempt } from '../../platform/session/useLogin.ts';
import styles from './form.module.css';

/** Signs in by the company's single sign-on. */
export function SsoButton({ onSuccess }: { onSuccess: () => void }) {
  const { t } = useTranslation('login');
  const { submit, isPending, problem } = useAttempt(loginBySso, onSuccess);
  return (
    <>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem.kind === 'refused' ? problem.text : t(`problem.${problem.kind}`)}
        </p>
      )}
      <button type="button" className={styles.other} disabled={isPending} onClick={() => void submit()}>
        {isPending ? t('loggingIn') : t('sso')}
      </button>
    </>
  );
}
