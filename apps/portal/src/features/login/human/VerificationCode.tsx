import { loginsGetVerificationCode, resultOf } from '@harrow/api-client';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../form.module.css';
import { TextField } from '../TextField.tsx';
import { type CodeAnswer, noCode } from './codeAnswer.ts';
import { solvePuzzle } from './solvePuzzle.ts';

interface Props {
  value: string;
  hint?: string;
  onChange: (answer: CodeAnswer) => void;
  /** Another number brings another picture: a code can be used only once. */
  round: number;
}

/** The code of the picture, typed by the user, while its puzzle is solved beside the page. Clicking the picture brings another one. */
export function VerificationCode({ value, hint, onChange, round }: Props) {
  const { t } = useTranslation('login');
  const [code, setCode] = useState<{ checkKey: string; image: string; proof: CodeAnswer['proof'] }>();
  const [clicks, setClicks] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    resultOf(loginsGetVerificationCode()).then(
      ({ puzzle, ...next }) => signal.aborted || setCode({ ...next, proof: solvePuzzle(puzzle, signal).catch(() => undefined) }),
      () => signal.aborted || setCode(undefined),
    );
    return () => controller.abort();
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
            limit={16}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => onChange({ captcha: event.target.value, checkKey: code?.checkKey ?? '', proof: code?.proof })}
          />
        </div>
        <button
          type="button"
          className={styles.picture}
          style={{ marginTop: 24 }}
          title={t('anotherCode')}
          aria-label={t('anotherCode')}
          onClick={() => {
            onChange(noCode);
            setClicks(clicks + 1);
          }}
        >
          {code ? <img src={code.image} alt={t('codePicture')} /> : t('anotherCode')}
        </button>
      </div>
    </div>
  );
}
