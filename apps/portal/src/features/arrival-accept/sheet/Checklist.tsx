import { DocumentSection } from '@harrow/ui';
import { Button, Progress } from 'antd';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Finding, isAnswered, isFailed, type ItemRow, withFinding } from '../form/arrivalForm.ts';
import { groupsOf, idOf, type SheetItem, useArrivalEditing } from '../form/editing.ts';
import { CheckItem } from './CheckItem.tsx';
import styles from './sheet.module.css';

/** Passes with the rest of its group: nothing was found at it, and nothing has to be measured. */
const passesUnseen = ({ line, row }: SheetItem): boolean => !isAnswered(row) && line.valueType !== 'number' && line.valueType !== 'text';

const noErrors = {};

/** The items of the sheet in groups, to be worked through with keyboard or finger. */
export function Checklist() {
  const { t } = useTranslation('arrivalAccept');
  const { pageId, arrival, form, edit, errors } = useArrivalEditing();
  const groups = useMemo(() => groupsOf(arrival.items, form.items), [arrival.items, form.items]);
  const errorsByItem = useMemo(() => {
    const byItem = new Map<string, Record<string, string>>();
    for (const { item, field, text } of errors) if (item !== undefined) byItem.set(item, { ...byItem.get(item), [field]: text });
    return byItem;
  }, [errors]);
  const latest = useRef({ items: form.items, lines: arrival.items });
  useEffect(() => {
    latest.current = { items: form.items, lines: arrival.items };
  });
  const change = useCallback(
    (itemCode: string, patch: Partial<Finding>) => {
      const { items, lines } = latest.current;
      const row = items.find(({ id }) => id === itemCode);
      const line = lines.find((one) => one.itemCode === itemCode);
      if (row && line) edit({ type: 'items', rows: [withFinding(row, patch, line)] });
    },
    [edit],
  );
  const remarks = new Map(arrival.review.items?.map(({ id, remark }) => [id, remark]));
  return (
    <DocumentSection id="checklist" title={t('section.checklist')} errorCount={errorsByItem.size}>
      <SheetProgress items={form.items} pageId={pageId} />
      {groups.map(({ category, title, items }) => {
        const rest = items.filter(passesUnseen);
        return (
          <section key={category} aria-label={title}>
            <header className={styles.groupHead}>
              <h3>
                {title} {t('progress.of', { n: items.filter(({ row }) => isAnswered(row)).length, total: items.length })}
              </h3>
              {rest.length > 0 && (
                <Button onClick={() => edit({ type: 'items', rows: rest.map(({ line, row }) => withFinding(row, { itemResult: 'pass' }, line)) })}>
                  {t('item.restPasses', { n: rest.length })}
                </Button>
              )}
            </header>
            <ul className={styles.items}>
              {items.map(({ line, row }) => (
                <CheckItem
                  key={line.itemCode}
                  line={line}
                  row={row}
                  pageId={pageId}
                  errors={errorsByItem.get(line.itemCode) ?? noErrors}
                  mark={arrival.status === 'no_pass' && line.id !== null ? remarks.get(line.id) : undefined}
                  onChange={change}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </DocumentSection>
  );
}

/** How far the inspection is, always in sight, with the way to the next item that is left. */
function SheetProgress({ items, pageId }: { items: readonly ItemRow[]; pageId: string }) {
  const { t } = useTranslation('arrivalAccept');
  const answered = items.filter(isAnswered).length;
  const failed = items.filter(isFailed).length;
  const next = items.find((row) => !isAnswered(row));
  const goOn = (): void => {
    const place = next && document.getElementById(idOf(pageId, 'itemResult', next.id));
    place?.closest('li')?.scrollIntoView({ behavior: 'smooth', block: 'center' });
    place?.querySelector('input')?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.progress}>
      <Progress percent={items.length === 0 ? 0 : (answered / items.length) * 100} showInfo={false} aria-label={t('section.checklist')} />
      <span role="status">
        <strong>{t('progress.of', { n: answered, total: items.length })}</strong>
        {failed > 0 && <span className={styles.failed}> · {t('progress.failed', { n: failed })}</span>}
      </span>
      {next && (
        <Button size="small" onClick={goOn}>
          {t('progress.next')}
        </Button>
      )}
    </div>
  );
}
