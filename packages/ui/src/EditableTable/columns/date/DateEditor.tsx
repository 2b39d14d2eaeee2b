import { DatePicker, TimePicker } from 'antd';
import dayjs from 'dayjs';
import { type ChangeEvent, useRef, useState } from 'react';
import { typedFormats } from '../../../DateInput/typedFormats.ts';
import type { ValueEditorProps } from '../../EditableTable.types.ts';
import styles from '../../EditableTable.module.css';
import { type DateKind, formatOf, isWritten, readDate } from './dateText.ts';
import { TypedDateInput, TypingContext } from './TypedDateInput.tsx';

interface DateEditorProps extends ValueEditorProps {
  kind: DateKind;
  min?: string | undefined;
  max?: string | undefined;
}

const components = { input: TypedDateInput };
const toDay = (day: string | undefined) => (day ? dayjs(day) : undefined);

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
  const Picker = (kind === 'time' ? TimePicker : DatePicker) as typeof DatePicker;

  function read(text: string): unknown {
    const found = readDate(text, kind, locale.tag);
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
        status={aria['aria-invalid'] ? 'error' : ''}
        showTime={kind === 'datetime'}
        format={typedFormats(locale.tag, wire)}
        value={isDate ? dayjs(stored, wire) : null}
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
