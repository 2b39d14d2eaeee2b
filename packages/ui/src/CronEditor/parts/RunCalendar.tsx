import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import type { PlannedRun } from '@harrow/validation/cron';
import { Button } from 'antd';
import { useState } from 'react';
import styles from '../CronEditor.module.css';
import { useCronTexts } from '../hooks/useCronTexts.ts';
import { toZoneTime } from '@harrow/validation/dates';
import { calendarMonth, timesByDay } from '../model/runCalendar.ts';

/** The months in which there are runs, one at a time; days with runs are marked and name their times. */
export function RunCalendar({ runs, timeZone }: { runs: readonly PlannedRun[]; timeZone: string }) {
  const { t, weekdays, monthTitle } = useCronTexts();
  const days = timesByDay(runs.map(({ date }) => toZoneTime(date, timeZone)));
  const months = [...new Set([...days.keys()].map((day) => day.slice(0, 7)))];
  const [wanted, setWanted] = useState(0);
  const index = Math.min(wanted, months.length - 1);
  const { month, weeks } = calendarMonth(months[index]!);
  return (
    <div className={styles.calendar}>
      <div className={styles.calendarHead}>
        <Button
          size="small"
          icon={<LeftOutlined aria-hidden />}
          disabled={index === 0}
          aria-label={t('preview.earlier')}
          onClick={() => setWanted(index - 1)}
        />
        <strong aria-live="polite">{monthTitle(month)}</strong>
        <Button
          size="small"
          icon={<RightOutlined aria-hidden />}
          disabled={index === months.length - 1}
          aria-label={t('preview.later')}
          onClick={() => setWanted(index + 1)}
        />
      </div>
      <table aria-label={monthTitle(month)}>
        <thead>
          <tr>
            {weekdays.map(({ value, label, title }) => (
              <th key={value} scope="col" abbr={title}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, column) => (
                <Day key={weekdays[column]!.value} day={day} times={day === null ? undefined : days.get(`${month}-${String(day).padStart(2, '0')}`)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** So many times fit below a day; the others are counted. */
const shownTimes = 2;

function Day({ day, times }: { day: number | null; times: readonly string[] | undefined }) {
  if (!times) return <td>{day}</td>;
  const more = times.length - shownTimes;
  return (
    <td className={styles.runDay} title={times.join(', ')}>
      <b>{day}</b>
      <small>
        {times.slice(0, shownTimes).map((time) => (
          <span key={time}>{time.endsWith(':00') ? time.slice(0, 5) : time}</span>
        ))}
        {more > 0 && <span>+{more}</span>}
      </small>
    </td>
  );
}
