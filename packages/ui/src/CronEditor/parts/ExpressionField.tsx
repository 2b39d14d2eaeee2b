import { RedoOutlined, UndoOutlined } from '@ant-design/icons';
import { type Cron, parseCron } from '@harrow/validation/cron';
import { Button, Input, type InputRef, Select } from 'antd';
import { useId, useRef } from 'react';
import styles from '../CronEditor.module.css';
import { useCronTexts } from '../hooks/useCronTexts.ts';
import type { ExpressionState } from '../hooks/useExpression.ts';
import { fromQuartz, type HiddenParts } from '../model/expression.ts';

interface ExpressionFieldProps {
  state: ExpressionState;
  hidden: HiddenParts;
  presets: readonly string[];
  describe: (cron: Cron) => string;
  readOnly: boolean;
}

/** Sentences are long; this fits on a phone. */
const presetsWidth = 340;

/** The expression as text, undo and redo, and expressions to start from. */
export function ExpressionField({ state, hidden, presets, describe, readOnly }: ExpressionFieldProps) {
  const { t } = useCronTexts();
  const id = useId();
  const input = useRef<InputRef>(null);
  /** A button that the last step disables would take the focus, and with it the keys, along. */
  const step = (go: () => void, steps: number): void => {
    go();
    if (steps === 1) input.current?.focus();
  };
  const options = presets.map((preset) => {
    const reading = parseCron(preset);
    return { value: preset, label: (reading.ok && describe(reading.cron)) || preset };
  });
  return (
    <div className={styles.expression}>
      <label htmlFor={id}>{t('expression')}</label>
      <div className={styles.expressionRow}>
        <Input
          ref={input}
          id={id}
          className={styles.code}
          value={state.text}
          readOnly={readOnly}
          placeholder={t('placeholder')}
          status={state.problem ? 'error' : undefined}
          aria-invalid={state.problem ? true : undefined}
          spellCheck={false}
          onChange={(event) => state.setText(event.target.value, 'text')}
          onPaste={(event) => {
            // A whole expression is taken over; a piece pasted into the text goes where the cursor is.
            const pasted = event.clipboardData.getData('text');
            const { selectionStart, selectionEnd, value } = event.currentTarget;
            const replacesAll = selectionStart === 0 && selectionEnd === value.length;
            if (readOnly || (!replacesAll && !/\S\s+\S+\s+\S|^\s*@/.test(pasted))) return;
            event.preventDefault();
            state.paste(pasted);
          }}
        />
        {!readOnly && (
          <>
            <Button
              icon={<UndoOutlined aria-hidden />}
              disabled={state.undoSteps === 0}
              aria-label={t('undo')}
              title={t('undo')}
              onClick={() => step(state.undo, state.undoSteps)}
            />
            <Button
              icon={<RedoOutlined aria-hidden />}
              disabled={state.redoSteps === 0}
              aria-label={t('redo')}
              title={t('redo')}
              onClick={() => step(state.redo, state.redoSteps)}
            />
            <Select
              className={styles.presets}
              value={null}
              placeholder={t('presets')}
              aria-label={t('presets')}
              options={options}
              popupMatchSelectWidth={presetsWidth}
              onChange={(preset: string | null) => preset !== null && state.setText(fromQuartz(preset, hidden))}
            />
          </>
        )}
      </div>
    </div>
  );
}
