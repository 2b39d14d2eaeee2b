import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { memo, useEffect, useRef, useSyncExternalStore } from 'react';
import styles from '../EditableTable.module.css';
import { useTableContext } from '../context/tableContext.ts';
import { useTableTools } from '../context/tableToolsContext.ts';
import { useTopic } from '../topics/useTopic.ts';
import tools from '../toolbar/tools.module.css';

/** Errors that no cell shows are listed; so many of them. */
const mostListed = 5;

/** Number of invalid cells, with buttons that go to them. */
export function ErrorBar() {
  const { model, errorText, t } = useTableContext();
  const { tour, allColumns } = useTableTools();
  const count = useTopic(model.topics, 'errors', model.validator.count);
  useTopic(model.topics, 'errors', model.topics.version);
  if (count === 0) return null;
  const hasRow = (rowId: string) => model.store.row(rowId) !== undefined;
  const hasColumn = (key: string) => allColumns.some((column) => column.key === key && !column.hidden);
  const titleOf = (key: string) => allColumns.find((column) => column.key === key)?.title ?? key;
  const withoutCell = model.validator.errors().filter(({ rowId, column }) => !hasRow(rowId) || !hasColumn(column));
  return (
    <div className={tools.errors}>
      <span>{t('errors.count', { count })}</span>
      <button type="button" className={styles.iconButton} aria-label={t('errors.previous')} title={t('errors.previous')} onClick={tour.previous}>
        <UpOutlined aria-hidden />
      </button>
      <button type="button" className={styles.iconButton} aria-label={t('errors.next')} title={t('errors.next')} onClick={tour.next}>
        <DownOutlined aria-hidden />
      </button>
      {withoutCell.length > 0 && (
        <ul className={tools.errorList}>
          {withoutCell.slice(0, mostListed).map((error) => (
            <li key={`${error.rowId}\n${error.column}`}>
              {hasRow(error.rowId) ? (
                <button type="button" className="hw-link" onClick={() => tour.goTo(error)}>
                  {t('errors.elsewhere', { row: model.store.indexOf(error.rowId) + 1, column: error.column, text: errorText(error) })}
                </button>
              ) : (
                t('errors.unknownRow', { id: error.rowId, column: titleOf(error.column), text: errorText(error) })
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Errors are said once they have stood still, not one by one while a check runs. */
const quietMs = 500;

/** Says what a user who does not see the table would miss. */
export const Announcements = memo(function Announcements() {
  const { model, columns, errorText, t } = useTableContext();
  const { announcer } = useTableTools();
  const said = useSyncExternalStore(announcer.subscribe, announcer.text, announcer.text);
  const before = useRef(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const say = () => {
      const errors = model.validator.errors();
      if (errors.length === before.current) return;
      before.current = errors.length;
      const first = errors[0];
      if (!first) return announcer.say(t('errors.none'));
      const title = columns.find(({ key }) => key === first.column)?.title ?? first.column;
      const values = { count: errors.length, id: first.rowId, row: model.store.indexOf(first.rowId) + 1, column: title, text: errorText(first) };
      // Rows that are not here come last.
      if (values.row > 0) announcer.say(t('errors.said', values));
      else announcer.say(`${t('errors.count', values)}. ${t('errors.unknownRow', values)}`);
    };
    const sayLater = () => {
      clearTimeout(timer);
      timer = setTimeout(say, quietMs);
    };
    // Texts or columns may have changed while an error was waiting to be said.
    if (model.validator.count() !== before.current) sayLater();
    const leave = model.topics.subscribe('errors', sayLater);
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [model, columns, announcer, errorText, t]);
  return (
    <div aria-live="polite" className="hw-hidden" data-announcements>
      {said}
    </div>
  );
});
