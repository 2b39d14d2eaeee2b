import { type FormEvent, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPage } from '../../platform/routing/lazyPage.tsx';
import { type Credentials, login, type User } from '../../platform/session/session.ts';
import { useAttempt } from '../../platform/session/useLogin.ts';
import styles from './form.module.css';
import { type CodeAnswer, noCode, solved } from './human/codeAnswer.ts';
import { HumanCheck } from './human/HumanCheck.tsx';
import { PasswordField } from './password/PasswordField.tsx';
import { TextField } from './TextField.tsx';

// Asked for after failures only.
const VerificationCode = lazyPage(async () => (await import('./human/VerificationCode.tsx')).VerificationCode);

interface Props {
  username: string;
  password: string;
  onChange: (change: { username?: string; password?: string }) => void;
  onSuccess: (user: User) => void;
}

const enter = async (credentials: Credentials, code: CodeAnswer | undefined) => login({ ...credentials, ...(code && (await solved(code))) });

/**
 * User name and password. From the first failed attempt on the slider has to be dragged, and when the server asks for
 * it (after three failures) a code has to be copied from a picture.
 */
export function LoginForm({ username, password, onChange, onSuccess }: Props) {
  const { t } = useTranslation('login');
  const { submit, isPending, problem, failures, captchaRequired } = useAttempt(enter, onSuccess);
  const [captcha, setCaptcha] = useState(noCode);
  const [checkedFailures, setCheckedFailures] = useState(0);
  const [isTried, setTried] = useState(false);
  const isHuman = checkedFailures >= failures;
  const missing = (value: string): string | undefined => (isTried && !value.trim() ? t('required') : undefined);

  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    const isComplete = username.trim() && password && (!captchaRequired || captcha.captcha.trim());
    if (!isComplete || !isHuman || isPending) return;
    void submit({ username: username.trim(), password }, captchaRequired ? captcha : undefined);
    // Missing input is reported again only at the next attempt.
    setTried(false);
    setCaptcha(noCode);
  };

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <TextField
        label={t('username')}
        name="username"
        value={username}
        hint={missing(username)}
        limit={64}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        onChange={(event) => onChange({ username: event.target.value })}
      />
      <PasswordField
        label={t('password')}
        name="password"
        value={password}
        hint={missing(password)}
        limit={256}
        autoComplete="current-password"
        onChange={(event) => onChange({ password: event.target.value })}
      />
      {captchaRequired && (
        <Suspense>
          <VerificationCode value={captcha.captcha} hint={missing(captcha.captcha)} round={failures} onChange={setCaptcha} />
        </Suspense>
      )}
      {failures > 0 && <HumanCheck key={failures} onPassed={() => setCheckedFailures(failures)} />}
      {problem && (
        <p className={styles.problem} role="alert">
          {problem.kind === 'refused' ? problem.text : t(`problem.${problem.kind}`)}
        </p>
      )}
      <button type="submit" className={styles.submit} disabled={isPending || !isHuman}>
        {isPending ? t('loggingIn') : t('login')}
      </button>
    </form>
  );
}
