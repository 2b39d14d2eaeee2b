import type { DatePickerProps } from 'antd';

interface CommonProps extends Pick<DatePickerProps, 'id' | 'disabled' | 'status' | 'style' | 'className' | 'allowClear'> {
  /** First day that can be chosen, 'YYYY-MM-DD'. */
  min?: string;
  /** Last day that can be chosen, 'YYYY-MM-DD'. */
  max?: string;
  'aria-label'?: string;
  /**
   * Fetches the calendar when the field is first pointed at or entered, not when it is shown; for fields of which there are many
   * and which few people use, such as filters.
   */
  onDemand?: boolean;
}

export interface DateInputProps extends CommonProps {
  /** 'YYYY-MM-DD'; empty: none. */
  value?: string | null;
  onChange?: (value: string | undefined) => void;
  placeholder?: string;
  /** Chooses a month, `YYYY-MM`, or a year, `YYYY`, instead of a day. */
  picker?: 'date' | 'month' | 'year';
  /** A point in time, `YYYY-MM-DD HH:mm:ss`, instead of a day. */
  showTime?: boolean;
}

export interface TimeInputProps extends Omit<CommonProps, 'min' | 'max' | 'onDemand'> {
  /** In `format`; empty: none. */
  value?: string | null;
  onChange?: (value: string | undefined) => void;
  /** Default `HH:mm:ss`. */
  format?: string;
  placeholder?: string;
}

/** First and last day; '' is an open end. */
export type DateRange = [from: string, to: string];

export interface DateRangeInputProps extends CommonProps {
  value?: DateRange | null;
  onChange?: (value: DateRange | undefined) => void;
}
