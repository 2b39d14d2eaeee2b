import { dateOrderOf } from '@harrow/validation/dates';
import { type ChangeEvent, useRef, useState } from 'react';
import type { DateKind } from '../../../DateInput/readDate.ts';
import { isSkipped } from '../../../DateInput/isSkipped.ts';
import { typedFormats } from '../../../DateInput/typedFormats.ts';
import { WallDatePicker, WallTimePicker } from '../../../DateInput/WallDatePicker.ts';
import { wallTime } from '../../../DateInput/wallTime.ts';
import { useTranslation } from '../../../HarrowProvider/language/useTranslation.ts';
import { useSettings } from '../../../HarrowProvider/settings.ts';
import type { ValueEditorProps } from '../../columnModel/EditableColumn.types.ts';
import styles from '../../EditableTable.module.css';
import { formatOf, isWritten, parseTyped } from './dateText.ts';
import { TypedDateInput, TypingContext } from './TypedDateInput.tsx';

interface DateEditorProps extends ValueEditorProps {
  kind: DateKind;
  min?: string | undefined;
  max?: string | undefined;
}

const components = { input: TypedDateInput };
const toDay = (day: string | undefined) => (day ? wallTime(day) : undefined);

/**
 * A date or time, chosen or typed. antd's pickers drop a text that is no date, or none that can be chosen; here it becomes the value as it is
 * when the cell is left, and the rule of the column marks it. So it can be corrected, undone, and scrolled out of view.
 */
export function DateEditor({ kind, min, max, value, aria, locale, startOpen, placeholder, onChange, onBlur }: DateEditorProps) {
  const [typed, setTyped] = useState<string>();
  /** Typing was settled when the field was left: what the picker reports after that is out of date. */
  const settled = useRef(false);
  const wire = formatOf(kind);
  const stored = String(value ?? '');
  const isDate = isWritten(stored, kind);
  const { timeZone } = useSettings();
  const { t } = useTranslation('ui');
  const isMarked = isSkipped(stored, timeZone);
  const Picker = (kind === 'time' ? WallTimePicker : WallDatePicker) as typeof WallDatePicker;

  function read(text: string): unknown {
    const found = parseTyped(text, kind, locale);
    return 'error' in found ? text.trim() : found.value;
  }

  function settle() {
    if (typed === undefined) return;
    setTyped(undefined);
    settled.current = true;
    const next = read(typed);
    if (next !== (stored || null)) onChange(next);
  }

  return (
    <TypingContext
      value={(ofPicker) => ({
        value: typed === undefined && stored && !isDate ? stored : ofPicker.value,
        ...(isMarked && { title: t('date.skipped', { zone: timeZone, text: stored }) }),
        'data-typing': typed !== undefined || undefined,
        onChange(event) {
          settled.current = false;
          setTyped(event.target.value);
          ofPicker.onChange?.(event);
        },
        onKeyDown(event) {
          if (typed !== undefined) {
            if (event.key === 'Enter') settle();
            if (event.key === 'Escape') {
              setTyped(undefined);
              ofPicker.onChange?.({ target: { value: stored } } as ChangeEvent<HTMLInputElement>);
            }
          }
          ofPicker.onKeyDown?.(event);
        },
        onBlur(event) {
          settle();
          onBlur();
          ofPicker.onBlur?.(event);
        },
      })}
    >
      <Picker
        {...aria}
        className={styles.antdEditor}
        components={components}
        defaultOpen={startOpen}
        status={aria['aria-invalid'] ? 'error' : isMarked ? 'warning' : ''}
        showTime={kind === 'datetime'}
        format={typedFormats(locale.dateOrder ?? dateOrderOf(locale.tag), wire)}
        value={isDate ? wallTime(stored, wire) : null}
        minDate={toDay(min)}
        maxDate={toDay(max)}
        placeholder={placeholder}
        onFocus={() => (settled.current = false)}
        onChange={(next) => {
          if (settled.current && next) return;
          setTyped(undefined);
          onChange(next ? next.format(wire) : null);
        }}
      />
    </TypingContext>
  );
}
