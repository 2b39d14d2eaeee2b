import { loginsGetVerificationCode, resultOf, type VerificationCode as Code } from '@harrow/api-client';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../form.module.css';
import { TextField } from '../TextField.tsx';

interface Props {
  value: string;
  hint?: string;
  onChange: (captcha: string, checkKey: string) => void;
  /** Another number brings another picture: a code can be used only once. */
  round: number;
}

/** The code of the picture, typed by the user. Clicking the picture brings another one. */
export function VerificationCode({ value, hint, onChange, round }: Props) {
  const { t } = useTranslation('login');
  const [code, setCode] = useState<Code>();
  const [clicks, setClicks] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    resultOf(loginsGetVerificationCode()).then(
      (next) => isCurrent && setCode(next),
      () => isCurrent && setCode(undefined),
    );
    return () => {
      isCurrent = false;
    };
  }, [round, clicks]);
  return (
    <div>
      <div className={styles.code}>
        <div style={{ flex: 1 }}>
          <TextField
            label={t('code')}
            name="captcha"
            value={value}
            hint={hint}
            maxLength={16}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => onChange(event.target.value, code?.checkKey ?? '')}
          />
        </div>
        <button
          type="button"
          className={styles.picture}
          style={{ marginTop: 24 }}
          title={t('anotherCode')}
          aria-label={t('anotherCode')}
          onClick={() => {
            onChange('', '');
            setClicks(clicks + 1);
          }}
        >
          {code ? <img src={code.image} alt={t('codePicture')} /> : t('anotherCode')}
        </button>
      </div>
    </div>
  );
}
