import { TimePicker } from 'antd';
import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import { TypedPlacesContext } from '../../../DateInput/TypedInput.tsx';
import type { ValueEditorProps } from '../../EditableTable.types.ts';
import styles from '../../EditableTable.module.css';
import { dateFormats } from './dateText.ts';
import { type DateCheck, useTypedDate } from './useTypedDate.ts';

dayjs.extend(customParseFormat);

export function TimeEditor({ check, ...props }: ValueEditorProps & { check: DateCheck }) {
  const { aria, startOpen, placeholder } = props;
  const { written, places, picker, choose } = useTypedDate(props, 'time', check);
  return (
    <TypedPlacesContext value={places}>
      <TimePicker
        {...aria}
        {...picker}
        className={styles.antdEditor}
        defaultOpen={startOpen}
        status={aria['aria-invalid'] ? 'error' : ''}
        format={dateFormats.time}
        value={written === undefined ? null : dayjs(written, dateFormats.time)}
        placeholder={placeholder}
        onChange={(next) => choose(next ? next.format(dateFormats.time) : null)}
      />
    </TypedPlacesContext>
  );
}
