import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../form.module.css';
import { TextField, type TextFieldProps } from '../TextField.tsx';

/** A password, which can be shown while typing. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'suffix'>) {
  const { t } = useTranslation('login');
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      suffix={
        <button type="button" className={styles.inBox} aria-pressed={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? t('hidePassword') : t('showPassword')}
        </button>
      }
    />
  );
}
