import { ApiError, loginsAccessRequest, resultOf } from '@harrow/api-client';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import styles from './form.module.css';
import { TextField } from './TextField.tsx';
import { noCode, solved } from './human/codeAnswer.ts';
import { VerificationCode } from './human/VerificationCode.tsx';
import { PageHeading } from './frame/PageHeading.tsx';

const empty = { company: '', name: '', email: '', phone: '', note: '' };
type Fields = typeof empty;

const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+$/.test(text.trim());

/** Requests an account. The administrators are notified; they open it and send user name and first password. */
export function RegisterPage() {
  const { t } = useTranslation('login');
  const navigate = useNavigate();
  const [fields, setFields] = useState(empty);
  const [code, setCode] = useState(noCode);
  const [round, setRound] = useState(0);
  const [isTried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const missing = (value: string): string | undefined => (isTried && !value.trim() ? t('required') : undefined);
  const isComplete = Boolean(fields.company.trim() && fields.name.trim() && isEmail(fields.email) && code.captcha.trim());

  const handleSubmit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (!isComplete || isSending) return;
    setSending(true);
    try {
      await resultOf(loginsAccessRequest({ body: { ...fields, email: fields.email.trim(), ...(await solved(code)) } }));
      void navigate('/user/register-result', { replace: true });
    } catch (error) {
      setProblem((error instanceof ApiError && error.message) || t('problem.server'));
      setCode(noCode);
      setRound(round + 1);
      setSending(false);
    }
  };
  const field = (name: keyof Fields) => ({
    label: t(`register.${name}`),
    name,
    value: fields[name],
    onChange: ({ target }: { target: { value: string } }) => setFields((current) => ({ ...current, [name]: target.value })),
  });

  return (
    <>
      <PageHeading>{t('register.title')}</PageHeading>
      <form className={styles.form} onSubmit={(event) => void handleSubmit(event)} noValidate>
        <p style={{ margin: 0 }}>{t('register.text')}</p>
        <TextField {...field('company')} hint={missing(fields.company)} limit={100} autoComplete="organization" />
        <TextField {...field('name')} hint={missing(fields.name)} limit={100} autoComplete="name" />
        <TextField
          {...field('email')}
          type="email"
          hint={missing(fields.email) ?? (isTried && !isEmail(fields.email) ? t('register.emailWrong') : undefined)}
          limit={100}
          autoComplete="email"
        />
        <TextField {...field('phone')} type="tel" limit={30} autoComplete="tel" />
        <TextField {...field('note')} limit={500} />
        <VerificationCode value={code.captcha} hint={missing(code.captcha)} round={round} onChange={setCode} />
        {problem && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
        <button type="submit" className={styles.submit} disabled={isSending}>
          {t('register.send')}
        </button>
      </form>
      <p className={styles.links}>
        <Link to="/user/login">{t('backToLogin')}</Link>
      </p>
    </>
  );
}
