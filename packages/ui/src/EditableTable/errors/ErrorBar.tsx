import { DownOutlined, UpOutlined } from '@ant-design/icons';
import styles from '../EditableTable.module.css';
import { useTableContext } from '../context/tableContext.ts';
import { useTableTools } from '../context/tableToolsContext.ts';
import { useTopic } from '../topics/useTopic.ts';
import tools from '../toolbar/tools.module.css';

/** Errors that no cell shows are listed; so many of them. */
const mostListed = 5;

/** Number of invalid cells, with buttons that go to them. */
export default function ErrorBar() {
  const { model, errorText, t } = useTableContext();
  const { tour, allColumns } = useTableTools();
  const count = useTopic(model.topics, 'errors', model.validator.count);
  useTopic(model.topics, 'errors', model.topics.version);
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
