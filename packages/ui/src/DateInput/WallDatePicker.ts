import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import localeData from 'dayjs/plugin/localeData.js';
import weekday from 'dayjs/plugin/weekday.js';
import weekOfYear from 'dayjs/plugin/weekOfYear.js';
import { readWallTime, wallTime, wallTimeNow } from './wallTime.ts';

dayjs.extend(localeData);
dayjs.extend(weekday);
dayjs.extend(weekOfYear);

/** dayjs's name of a locale of antd: `zh-cn` for `zh_CN`, `es` for `es_ES`. */
function dayjsLocale(antdName: string): string {
  const name = antdName.toLowerCase().replace('_', '-');
  return name in dayjs.Ls ? name : name.split('-')[0]!;
}

/** antd's calendar for times of `wallTime`; its own counts in the zone of the browser. */
export const WallDatePicker = DatePicker.generatePicker<Dayjs>({
  getNow: wallTimeNow,
  getFixedDate: (text) => wallTime(text),
  getEndDate: (date) => date.endOf('month'),
  getWeekDay: (date) => date.day(),
  getYear: (date) => date.year(),
  getMonth: (date) => date.month(),
  getDate: (date) => date.date(),
  getHour: (date) => date.hour(),
  getMinute: (date) => date.minute(),
  getSecond: (date) => date.second(),
  getMillisecond: (date) => date.millisecond(),
  addYear: (date, years) => date.add(years, 'year'),
  addMonth: (date, months) => date.add(months, 'month'),
  addDate: (date, days) => date.add(days, 'day'),
  setYear: (date, year) => date.year(year),
  setMonth: (date, month) => date.month(month),
  setDate: (date, day) => date.date(day),
  setHour: (date, hour) => date.hour(hour),
  setMinute: (date, minute) => date.minute(minute),
  setSecond: (date, second) => date.second(second),
  setMillisecond: (date, millisecond) => date.millisecond(millisecond),
  isAfter: (first, second) => first.isAfter(second),
  isValidate: (date) => date.isValid(),
  locale: {
    getWeekFirstDay: (locale) => dayjs().locale(dayjsLocale(locale)).localeData().firstDayOfWeek(),
    getWeekFirstDate: (locale, date) => date.locale(dayjsLocale(locale)).weekday(0),
    getWeek: (locale, date) => date.locale(dayjsLocale(locale)).week(),
    getShortWeekDays: (locale) => dayjs().locale(dayjsLocale(locale)).localeData().weekdaysMin(),
    getShortMonths: (locale) => dayjs().locale(dayjsLocale(locale)).localeData().monthsShort(),
    format: (locale, date, format) => date.locale(dayjsLocale(locale)).format(format),
    parse: (locale, text, formats) => readWallTime(text, formats)?.locale(dayjsLocale(locale)) ?? null,
  },
}) as typeof DatePicker;

/** `WallDatePicker` for a time of day. */
export const WallTimePicker = WallDatePicker.TimePicker;
