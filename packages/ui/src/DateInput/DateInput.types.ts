import type { DatePickerProps } from 'antd';

interface CommonProps extends Pick<DatePickerProps, 'id' | 'disabled' | 'status' | 'style' | 'className' | 'allowClear'> {
  /** First day that can be chosen, 'YYYY-MM-DD'. */
  min?: string;
  /** Last day that can be chosen, 'YYYY-MM-DD'. */
  max?: string;
  /** Name for screen readers, where no label belongs to the field. */
  'aria-label'?: string;
  /** Id of a text about the field. */
  'aria-describedby'?: string;
  /**
   * Fetches the calendar when the field is first pointed at or entered, not when it is shown; for fields of which there are many
   * and which few people use, such as filters.
   */
  onDemand?: boolean;
}

export interface DateInputProps extends CommonProps {
  /** 'YYYY-MM-DD'; empty: none. */
  value?: string | null;
  /** Undefined when the field was emptied, or left with a text that cannot be used; that stays and says why, and the form is not valid. */
  onChange?: (value: string | undefined) => void;
  /**
   * Takes a text that cannot be used when the field is left with it, after `onChange`, and '' once it is gone. Then it is for the taker to
   * say what is wrong and to keep the text from being passed over: the field only shows it, and the form around is valid.
   */
  onRefused?: (text: string) => void;
  /**
   * A text that could not be used, as a draft kept it from `onUnreadChange`: the field shows it and says what is wrong, as if it had been typed
   * and left. What can be used after all becomes the value. A value comes before it.
   */
  unread?: string | undefined;
  /** The text that cannot be used when the field is left with it, after `onChange`; undefined once it is gone. The field says what is wrong. */
  onUnreadChange?: ((unread: string | undefined) => void) | undefined;
  /** Shown in the empty field. Default: the pattern of dates in the user's language. */
  placeholder?: string;
  /** Chooses a month, `YYYY-MM`, or a year, `YYYY`, instead of a day. */
  picker?: 'date' | 'month' | 'year';
  /**
   * A day and a time of day, `YYYY-MM-DD HH:mm:ss`, instead of a day: what a clock shows, in no zone. It is handed out as it was typed, and
   * shown as it is given. Where it stands for a point in time, which `DateText` converts to the provider's zone, the application converts it.
   */
  showTime?: boolean;
}

export interface TimeInputProps extends Omit<CommonProps, 'min' | 'max' | 'onDemand'> {
  /** In `format`; empty: none. */
  value?: string | null;
  /** Undefined when the field was emptied, or left with a text that cannot be used; that stays and says why, and the form is not valid. */
  onChange?: (value: string | undefined) => void;
  /**
   * Takes a text that cannot be used when the field is left with it, after `onChange`, and '' once it is gone. Then it is for the taker to
   * say what is wrong and to keep the text from being passed over: the field only shows it, and the form around is valid.
   */
  onRefused?: (text: string) => void;
  /** Stored and displayed format, in dayjs's tokens; without `ss` there are no seconds to choose. Default `HH:mm:ss`. */
  format?: string;
  /** Shown in the empty field. Default: a text of antd in the user's language. */
  placeholder?: string;
}

/** First and last day; '' is an open end. */
export type DateRange = [from: string, to: string];

export interface DateRangeInputProps extends CommonProps {
  /** First and last day, 'YYYY-MM-DD', '' for an open end; empty: none. */
  value?: DateRange | null;
  /** Undefined when both fields were emptied. A text that cannot be used stays, says why, and leaves its end open; the form is not valid. */
  onChange?: (value: DateRange | undefined) => void;
}
