import { ApiError, isFailure, loginsPasswordSet, replyOf } from '@harrow/api-client';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { encodePassword } from '../../../platform/session/encodePassword.ts';
import styles from '../form.module.css';
import { PasswordField } from './PasswordField.tsx';
import { PageHeading } from '../frame/PageHeading.tsx';

type Progress = { step: 'ask' | 'sending' | 'done'; problem?: string; hints?: Partial<Record<'NewPassword' | 'ConfirmPassword', string>> };

/** State of the form after a failed call: errors at their fields, or a general one. */
function progressOf(error: unknown, otherwise: string): Progress {
  if (!(error instanceof ApiError)) return { step: 'ask', problem: otherwise };
  if (!isFailure(error, 'invalid')) return { step: 'ask', problem: error.message || otherwise };
  const textsOf = (field: string): string =>
    error.failure.errors
      .filter((wrong) => wrong.field === field)
      .map(({ text }) => text)
      .join(' · ');
  return { step: 'ask', hints: { NewPassword: textsOf('NewPassword'), ConfirmPassword: textsOf('ConfirmPassword') } };
}

/** Chooses a password by the link of an e-mail; the server names the rules it does not meet. */
export function PasswordSetPage({ token }: { token: string }) {
  const { t } = useTranslation('login');
  const [password, setPassword] = useState('');
  const [confirm, setConfirm] = useState('');
  const [{ step, problem, hints = {} }, setProgress] = useState<Progress>({ step: 'ask' });

  const handleSubmit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!password || !confirm)
      return setProgress({
        step: 'ask',
        hints: { ...(!password && { NewPassword: t('required') }), ...(!confirm && { ConfirmPassword: t('required') }) },
      });
    setProgress({ step: 'sending' });
    try {
      const { code, msg } = await replyOf(
        loginsPasswordSet({ body: { token, NewPassword: encodePassword(password), ConfirmPassword: encodePassword(confirm) } }),
      );
      setProgress(code === 200 ? { step: 'done' } : { step: 'ask', problem: msg });
    } catch (error) {
      setProgress(progressOf(error, t('problem.server')));
    }
  };

  if (step === 'done')
    return (
      <div role="status" className={styles.text}>
        <PageHeading>{t('set.doneTitle')}</PageHeading>
        <p>{t('set.doneText')}</p>
        <p className={styles.links}>
          <Link to="/user/login">{t('login')}</Link>
        </p>
      </div>
    );
  return (
    <>
      <PageHeading>{t('set.title')}</PageHeading>
      <form className={styles.form} onSubmit={(event) => void handleSubmit(event)} noValidate>
        <PasswordField
          label={t('set.password')}
          value={password}
          limit={64}
          autoComplete="new-password"
          onChange={(event) => setPassword(event.target.value)}
          {...(hints.NewPassword && { hint: hints.NewPassword })}
        />
        <PasswordField
          label={t('set.confirm')}
          value={confirm}
          limit={64}
          autoComplete="new-password"
          onChange={(event) => setConfirm(event.target.value)}
          {...(hints.ConfirmPassword && { hint: hints.ConfirmPassword })}
        />
        {problem && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
        <button type="submit" className={styles.submit} disabled={step === 'sending'}>
          {t('set.save')}
        </button>
      </form>
      <p className={styles.links}>
        <Link to="/user/alteration">{t('forgotten')}</Link>
        <Link to="/user/login">{t('backToLogin')}</Link>
      </p>
    </>
  );
}
