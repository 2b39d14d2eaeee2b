import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import styles from '../EditableTable.module.css';
import { useTableContext } from '../hooks/tableContext.ts';
import { useTableTools } from '../hooks/tableToolsContext.ts';
import { useTopic } from '../hooks/useTopic.ts';
import tools from './tools.module.css';

/** Errors that no cell shows are listed; so many of them. */
const mostListed = 5;

/** How many cells are wrong, and the way to them. */
export function ErrorBar() {
  const { model, errorText, t } = useTableContext();
  const { tour, allColumns } = useTableTools();
  const count = useTopic(model.topics, 'errors', model.validator.count);
  useTopic(model.topics, 'errors', model.topics.version);
  if (count === 0) return null;
  const hasCell = (key: string) => allColumns.some((column) => column.key === key && !column.hidden);
  const withoutCell = model.validator.errors().filter(({ column }) => !hasCell(column));
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
              <button type="button" className="hw-link" onClick={() => tour.goTo(error)}>
                {t('errors.elsewhere', { row: model.store.indexOf(error.rowId) + 1, column: error.column, text: errorText(error) })}
              </button>
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
export function Announcements() {
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
      announcer.say(t('errors.said', { count: errors.length, row: model.store.indexOf(first.rowId) + 1, column: title, text: errorText(first) }));
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
}
