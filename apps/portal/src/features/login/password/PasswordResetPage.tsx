import { ApiError, configsClient, loginsPasswordReset, resultOf } from '@harrow/api-client';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from '../form.module.css';
import { TextField } from '../TextField.tsx';
import { noCode, solved } from '../human/codeAnswer.ts';
import { VerificationCode } from '../human/VerificationCode.tsx';
import { PageHeading } from '../frame/PageHeading.tsx';

type Progress = { step: 'ask' | 'sending' | 'sent'; problem?: string };

/** True if the server sends e-mails; false until that is known. */
function useMail(): boolean {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    resultOf(configsClient()).then(
      ({ mailEnabled, demo }) => setOn(mailEnabled || demo),
      () => undefined,
    );
  }, []);
  return isOn;
}

/** Forgotten password: requests a link by e-mail, or a new password from the administrators. The answer never says whether the account exists. */
export function PasswordResetPage() {
  const { t } = useTranslation('login');
  const byMail = useMail();
  const [username, setUsername] = useState('');
  const [email, setEmail] = useState('');
  const [code, setCode] = useState(noCode);
  const [round, setRound] = useState(0);
  const [{ step, problem }, setProgress] = useState<Progress>({ step: 'ask' });
  const isComplete = Boolean(username.trim() && code.captcha.trim());

  const handleSubmit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!isComplete) return setProgress({ step: 'ask', problem: t('reset.incomplete') });
    setProgress({ step: 'sending' });
    try {
      await resultOf(loginsPasswordReset({ body: { username: username.trim(), ...(email.trim() && { email: email.trim() }), ...(await solved(code)) } }));
      setProgress({ step: 'sent' });
    } catch (error) {
      setProgress({ step: 'ask', problem: (error instanceof ApiError && error.message) || t('problem.server') });
      setCode(noCode);
      setRound(round + 1);
    }
  };

  if (step === 'sent') return <Sent byMail={byMail} />;
  return (
    <>
      <PageHeading>{t('reset.title')}</PageHeading>
      <form className={styles.form} onSubmit={(event) => void handleSubmit(event)} noValidate>
        <p style={{ margin: 0 }}>{t(byMail ? 'reset.textMail' : 'reset.text')}</p>
        <TextField
          label={t('username')}
          value={username}
          limit={64}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => setUsername(event.target.value)}
        />
        {byMail && (
          <TextField
            label={t('reset.email')}
            type="email"
            value={email}
            limit={254}
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
        <VerificationCode value={code.captcha} round={round} onChange={setCode} />
        {problem && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
        <button type="submit" className={styles.submit} disabled={step === 'sending'}>
          {t('reset.send')}
        </button>
      </form>
      <p className={styles.links}>
        <Link to="/user/login">{t('backToLogin')}</Link>
      </p>
    </>
  );
}

function Sent({ byMail }: { byMail: boolean }) {
  const { t } = useTranslation('login');
  return (
    <div role="status" className={styles.text}>
      <PageHeading>{t('reset.sentTitle')}</PageHeading>
      <p>{t(byMail ? 'reset.sentMail' : 'reset.sentText')}</p>
      <p className={styles.links}>
        <Link to="/user/login">{t('backToLogin')}</Link>
      </p>
    </div>
  );
}
