import { useDictionary } from '@harrow/ui';
import { Button, Progress } from 'antd';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldId } from '../form/document/openForm.ts';
import { checkGroups, type Checked, type CheckLine, type CheckRow, isMeasured } from './checkLine.ts';
import styles from './checklist.module.css';
import { focusLine } from './focusLine.ts';

interface ChecklistProps<Line extends CheckLine, Row extends CheckRow> {
  /** Name of the checklist, for screen readers. */
  title: string;
  /** Begins the ids of the page's elements. */
  pageId: string;
  lines: readonly Line[];
  rows: readonly Row[];
  isAnswered: (row: Row) => boolean;
  isFailed: (row: Row) => boolean;
  /** Nothing that its result asks for is left out. */
  isComplete: (item: Checked<Line, Row>) => boolean;
  /** Passes lines at which nothing was found and nothing has to be measured. */
  onPass: (items: readonly Checked<Line, Row>[]) => void;
  /** One line, as a list item. */
  children: (item: Checked<Line, Row>) => ReactNode;
}

/** The lines of a document in groups, to be worked through with keyboard or finger. */
export function Checklist<Line extends CheckLine, Row extends CheckRow>(props: ChecklistProps<Line, Row>) {
  const { lines, rows, isAnswered, children } = props;
  const { t } = useTranslation('documents');
  const { items: results = [] } = useDictionary('pdi_result');
  const groups = useMemo(() => checkGroups(lines, rows), [lines, rows]);
  const pass = (rest: readonly Checked<Line, Row>[], items: readonly Checked<Line, Row>[], isKey: boolean): void => {
    props.onPass(rest);
    // The button goes; whoever pressed it with a key goes on at what is left of the group, or below it.
    const left = items.find((item) => !isAnswered(item.row) && !rest.includes(item)) ?? items.at(-1)!;
    if (isKey) focusLine(document.getElementById(fieldId(props.pageId, 'itemResult', left.row.id)));
  };
  return (
    <div data-wide data-checklist className={styles.checklist}>
      <ChecklistProgress {...props} items={groups.flatMap(({ items }) => items)} />
      <p className={styles.keys}>{t('checklist.keys', { choices: results.map(({ text }, index) => `${index + 1} ${text}`).join(' · ') })}</p>
      {groups.map(({ category, title, items }) => {
        const rest = items.filter(({ line, row }) => !isAnswered(row) && !isMeasured(line));
        return (
          <section key={category} aria-label={title}>
            <header className={styles.groupHead}>
              <h3>
                {title} {t('checklist.of', { n: items.filter(({ row }) => isAnswered(row)).length, total: items.length })}
              </h3>
              {rest.length > 0 && <Button onClick={({ detail }) => pass(rest, items, detail === 0)}>{t('checklist.restPasses', { n: rest.length })}</Button>}
            </header>
            <ul className={styles.items}>{items.map(children)}</ul>
          </section>
        );
      })}
    </div>
  );
}

interface ProgressProps<Line extends CheckLine, Row extends CheckRow> extends Pick<
  ChecklistProps<Line, Row>,
  'title' | 'pageId' | 'rows' | 'isAnswered' | 'isFailed' | 'isComplete'
> {
  items: readonly Checked<Line, Row>[];
}

/** Progress of the checklist, always in sight, with a button to the next open line: first those without a result, then incomplete ones. */
function ChecklistProgress<Line extends CheckLine, Row extends CheckRow>(props: ProgressProps<Line, Row>) {
  const { title, pageId, rows, items, isAnswered, isFailed, isComplete } = props;
  const { t } = useTranslation('documents');
  const answered = rows.filter(isAnswered).length;
  const failed = rows.filter(isFailed).length;
  const next = items.find(({ row }) => !isAnswered(row)) ?? items.find((item) => !isComplete(item));
  const goOn = (): void => {
    const place = next && document.getElementById(fieldId(pageId, 'itemResult', next.row.id));
    focusLine(place);
    place?.closest('li')?.scrollIntoView({ behavior: 'smooth', block: 'center' });
  };
  return (
    <div className={styles.progress}>
      <Progress percent={rows.length === 0 ? 0 : (answered / rows.length) * 100} showInfo={false} aria-label={title} />
      <span role="status">
        <strong>{t('checklist.of', { n: answered, total: rows.length })}</strong>
        {failed > 0 && <span className={styles.failed}> · {t('checklist.failed', { n: failed })}</span>}
      </span>
      {next && (
        <Button size="small" onClick={goOn}>
          {t('checklist.next')}
        </Button>
      )}
    </div>
  );
}
