import { Button, Input, type InputRef, Space } from 'antd';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { describedByValue } from '../inputs/describedByValue.ts';
import { useSettings } from '../HarrowProvider/settings.ts';
import { useDisabled } from '../inputs/useDisabled.ts';
import { CronEditor } from './CronEditor.tsx';
import styles from './CronEditor.module.css';
import type { CronInputProps } from './CronEditor.types.ts';
import { useCronTexts } from './hooks/useCronTexts.ts';
import { useDescriber } from './hooks/useDescriber.ts';
import { readExpression } from './hooks/useExpression.ts';
import { warningsOf } from './model/warnings.ts';

/** Time without a key, in ms, after which a typed expression is judged. */
const typingPause = 1000;

/**
 * Field for a Quartz expression, with its sentence below and a button that opens `CronEditor`. A control for `Form.Item`. What is written in another
 * notation, as `*\/5 * * * *` or `@daily`, can be taken over by a button; an expression that never runs says so.
 */
export function CronInput(props: CronInputProps) {
  return (
    <Suspense fallback={<Input id={props.id} disabled value={props.value ?? ''} aria-label={props['aria-label']} />}>
      <Field {...props} />
    </Suspense>
  );
}

function Field({ value: given, onChange, disabled: own, readOnly, id, placeholder, status, hideSecond = false, hideYear = false, ...rest }: CronInputProps) {
  const { 'aria-label': label, 'aria-describedby': describedBy, 'aria-invalid': ariaInvalid, 'aria-required': ariaRequired, ...options } = rest;
  const value = given ?? '';
  const { t } = useCronTexts();
  const disabled = useDisabled(own);
  const settings = useSettings();
  const describe = useDescriber();
  const input = useRef<InputRef>(null);
  const [isOpen, setIsOpen] = useState(false);
  const hidden = useMemo(() => ({ hideSecond, hideYear }), [hideSecond, hideYear]);
  const { cron, problem } = useMemo(() => readExpression(value, hidden), [value, hidden]);
  const timeZone = options.timeZone ?? settings.timeZone;
  const isIdle = useMemo(() => cron && warningsOf(cron, new Date(), timeZone).find((warning) => warning === 'never' || warning === 'past'), [cron, timeZone]);
  const isUnread = value.trim() !== '' && !cron;
  // A half-typed expression is not wrong yet: what is wrong is said in a pause, and when the field is left.
  const [isTyping, setIsTyping] = useState(false);
  useEffect(() => {
    if (!isTyping) return undefined;
    const timer = setTimeout(() => setIsTyping(false), typingPause);
    return () => clearTimeout(timer);
  }, [isTyping, value]);
  const isWrong = isUnread && !isTyping;
  const offer = isWrong ? problem?.offer : undefined;
  const noteId = id ? `${id}_sentence` : undefined;
  return (
    <div>
      <Space.Compact block>
        <Input
          ref={input}
          id={id}
          className={styles.code}
          value={value}
          disabled={disabled}
          readOnly={readOnly}
          placeholder={placeholder ?? t('placeholder')}
          status={isWrong ? 'error' : status}
          aria-label={label ?? (id ? undefined : t('title'))}
          aria-invalid={isWrong || ariaInvalid}
          aria-required={ariaRequired}
          aria-describedby={describedByValue(noteId && (cron || isWrong) ? [noteId] : [], describedBy)}
          spellCheck={false}
          onChange={(event) => {
            setIsTyping(true);
            onChange?.(event.target.value);
          }}
          onBlur={() => setIsTyping(false)}
        />
        <Button disabled={disabled} aria-label={`${label ?? t('title')}: ${t('choose')}`} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          {t('choose')}
        </Button>
      </Space.Compact>
      <div id={noteId} className={styles.sentence}>
        {cron ? describe(cron) : ''}
        {isIdle && <div className={styles.doubt}>{t(`warning.${isIdle}`)}</div>}
        {isWrong && problem && (
          <div className={styles.wrong}>{problem.reason ? t(`convert.${problem.reason}`) : t(`error.${problem.error.code}`, { ...problem.error })}</div>
        )}
      </div>
      {offer && !disabled && !readOnly && (
        <Button
          size="small"
          onClick={() => {
            onChange?.(offer.text);
            // The button goes, and the focus would go with it.
            input.current?.focus();
          }}
        >
          {t('use', { text: offer.text })}
        </Button>
      )}
      <CronEditor
        {...options}
        open={isOpen}
        value={value}
        hideSecond={hideSecond}
        hideYear={hideYear}
        readOnly={readOnly}
        onCancel={() => setIsOpen(false)}
        onOk={(next) => {
          setIsOpen(false);
          if (next !== value) onChange?.(next);
        }}
      />
    </div>
  );
}
