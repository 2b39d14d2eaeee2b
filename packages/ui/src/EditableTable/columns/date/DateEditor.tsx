import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { TypedPlacesContext } from '../../../DateInput/TypedInput.tsx';
import { typedFormats } from '../../../DateInput/typedFormats.ts';
import type { ValueEditorProps } from '../../EditableTable.types.ts';
import styles from '../../EditableTable.module.css';
import { type DateKind, dateFormats } from './dateText.ts';
import { type DateCheck, useTypedDate } from './useTypedDate.ts';

interface DateEditorProps extends ValueEditorProps {
  kind: Exclude<DateKind, 'time'>;
  min?: string | undefined;
  max?: string | undefined;
  check: DateCheck;
}

export function DateEditor({ kind, min, max, check, ...props }: DateEditorProps) {
  const { aria, locale, startOpen, placeholder } = props;
  const { written, places, picker, choose } = useTypedDate(props, kind, check);
  return (
    <TypedPlacesContext value={places}>
      <DatePicker
        {...aria}
        {...picker}
        className={styles.antdEditor}
        defaultOpen={startOpen}
        status={aria['aria-invalid'] ? 'error' : ''}
        showTime={kind === 'datetime'}
        format={typedFormats(locale.tag, dateFormats[kind])}
        value={written === undefined ? null : dayjs(written)}
        {...(min && { minDate: dayjs(min) })}
        {...(max && { maxDate: dayjs(max) })}
        placeholder={placeholder}
        onChange={(next) => choose(next ? next.format(dateFormats[kind]) : null)}
      />
    </TypedPlacesContext>
  );
}
