import { letterOf } from '@harrow/ui';
import { Button, Input, type InputRef } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './count.module.css';
import type { Counting } from './useCounting.ts';

/** The field for a scanner: a code ends with Enter, a quantity may follow. What it led to is said beside it. */
export function ScanField({ counting: { enter, undo, said, last, box } }: { counting: Counting }) {
  const { t } = useTranslation('partsArrival');
  const [entered, setEntered] = useState('');
  const field = useRef<InputRef>(null);
  // A scanner types where the focus is.
  useEffect(() => field.current?.focus({ preventScroll: true }), [box]);
  const submit = (): void => {
    enter(entered);
    setEntered('');
    field.current?.focus({ preventScroll: true });
  };
  return (
    <div data-wide className={styles.scanner}>
      <form
        className={styles.scan}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Input
          ref={field}
          size="large"
          autoComplete="off"
          enterKeyHint="enter"
          aria-label={t('scan.label')}
          placeholder={t('scan.label')}
          value={entered}
          onChange={({ target }) => setEntered(target.value)}
          onKeyDown={(event) => {
            // With text in the field the keys take back what was typed.
            if (entered !== '' || letterOf(event) !== 'z' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            undo();
          }}
        />
        <Button size="large" disabled={last === undefined} onClick={undo}>
          {t('scan.undo')}
        </Button>
      </form>
      <p role="status" className={said?.tone === 'wrong' ? styles.wrong : styles.said}>
        {said?.text ?? t('scan.hint')}
      </p>
    </div>
  );
}
