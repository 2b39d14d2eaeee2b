import { formatNumber, ReadOnlyField, StatusTag, useSettings } from '@harrow/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckedItem } from '../../../documents/checklist/CheckedItem.tsx';
import styles from '../../../documents/checklist/checklist.module.css';
import { checkGroups } from '../../../documents/checklist/checkLine.ts';
import { ReviewRemark } from '../../../documents/checklist/ReviewRemark.tsx';
import { placeKey } from '../../../documents/actions/marks.ts';
import { useReview } from '../../../documents/review/reviewInHand.ts';
import { Section, type SheetItem, useArrival, useList } from '../arrivalKind.ts';
import { purposeOf } from '../arrivalReview.ts';
import { FailureFacts } from './FailureFacts.tsx';
import { isFailed } from './findings.ts';
import { FinishFields } from './FinishFields.tsx';
import { useItemsPlace } from './InspectedItems.tsx';
import { ItemPhotos } from './ItemPhotos.tsx';

const tones = { pass: 'success', no_pass: 'error', na: 'default' } as const;

function useGroups(): ReturnType<typeof checkGroups<SheetItem['line'], SheetItem['row']>> {
  const { items } = useArrival();
  const { rows } = useList('items');
  return checkGroups(items, rows);
}

/** Failed items, in a section of their own for the reviewer. */
export function FailedItems() {
  const { t } = useTranslation('arrivalAccept');
  const failed = useGroups().flatMap(({ items }) => items.filter(({ row }) => isFailed(row)));
  if (failed.length === 0) return null;
  return (
    <Section name="failed" title={t('section.failed', { n: failed.length })}>
      <FailedList items={failed} />
    </Section>
  );
}

function FailedList({ items }: { items: readonly SheetItem[] }) {
  useItemsPlace();
  return <Items items={items} />;
}

/** Items that did not fail, in their groups. Those without further details are folded into one line. */
export function FoundItems() {
  const { t } = useTranslation('arrivalAccept');
  const arrival = useArrival();
  const { values } = useReview();
  const groups = useGroups();
  // Those of an earlier visit are in sight. An item stays where it is while something is noted at it: it would lose the focus.
  const [noted] = useState(() => new Set(arrival.items.flatMap(({ id }) => (id !== null && values[placeKey('remark', id)] ? [id] : []))));
  const isTelling = ({ line, row }: SheetItem): boolean =>
    row.remark != null || line.photos > 0 || returnedWith(arrival, line) !== undefined || noted.has(line.id ?? '');
  const others = groups.map((group) => ({ ...group, items: group.items.filter(({ row }) => !isFailed(row)) }));
  const plain = others.map((group) => ({ ...group, items: group.items.filter((item) => !isTelling(item)) }));
  const folded = plain.flatMap(({ items }) => items);
  const summary = useSummary(folded);
  return (
    <Section name="checklist" description={t('documents:checklist.of', { n: arrival.answeredCount, total: arrival.itemCount })}>
      <div data-wide className={styles.checklist}>
        <Groups groups={others.map((group) => ({ ...group, items: group.items.filter(isTelling) }))} />
        {folded.length > 0 && (
          <details className={styles.folded}>
            <summary>{summary}</summary>
            <Groups groups={plain} />
          </details>
        )}
      </div>
    </Section>
  );
}

type GroupsOfItems = ReturnType<typeof useGroups>;

const Groups = ({ groups }: { groups: GroupsOfItems }) =>
  groups.map(
    ({ category, title, items }) =>
      items.length > 0 && (
        <section key={category} aria-label={title}>
          <header className={styles.groupHead}>
            <h3>{title}</h3>
          </header>
          <Items items={items} />
        </section>
      ),
  );

/** Number of items per result: `38 passed · Not applicable 2`. */
function useSummary(items: readonly SheetItem[]): string {
  const { t } = useTranslation('documents');
  const passed = items.filter(({ row }) => row.itemResult === 'pass').length;
  const counts = new Map<string, number>();
  for (const { line, row } of items)
    if (row.itemResult !== 'pass') counts.set(line.itemResult_dictText ?? '–', (counts.get(line.itemResult_dictText ?? '–') ?? 0) + 1);
  return [...(passed > 0 ? [t('checklist.passed', { n: passed })] : []), ...[...counts].map(([text, n]) => `${text} ${n}`)].join(' · ');
}

/** The reviewer's remark on an item, from the last return. */
const returnedWith = ({ review }: ReturnType<typeof useArrival>, { id }: SheetItem['line']): string | undefined =>
  review.items?.find((item) => item.id === id)?.remark;

function Items({ items }: { items: readonly SheetItem[] }) {
  return (
    <ul data-wide className={styles.items}>
      {items.map((item) => (
        <FoundItem key={item.line.itemCode} {...item} />
      ))}
    </ul>
  );
}

function FoundItem({ line, row }: SheetItem) {
  const { t } = useTranslation('arrivalAccept');
  const { language } = useSettings();
  const arrival = useArrival();
  const purpose = purposeOf(arrival);
  const isOpen = isFailed(row) && row.handled !== 'Y';
  const value = line.measuredText ?? (line.measuredValue !== null ? `${formatNumber(line.measuredValue, language)} ${line.unit ?? ''}` : null);
  const returned = returnedWith(arrival, line);
  const hasFacts = value !== null || isFailed(row) || row.remark != null || line.photos > 0 || returned !== undefined;
  return (
    <CheckedItem
      line={line}
      result={row.itemResult}
      control={row.itemResult && <StatusTag color={tones[row.itemResult]} text={line.itemResult_dictText ?? ''} />}
      details={
        hasFacts && (
          <>
            {value !== null && <ReadOnlyField label={t('field.items.measuredValue')}>{value}</ReadOnlyField>}
            {isFailed(row) && <FailureFacts line={line} row={row} isOpen={isOpen} />}
            {row.remark && <ReadOnlyField label={t('field.items.remark')}>{row.remark}</ReadOnlyField>}
            {returned && <ReadOnlyField label={t('documents:checklist.returned')}>{returned}</ReadOnlyField>}
            {(line.photos > 0 || (purpose === 'finish' && isOpen)) && <ItemPhotos line={line} readOnly={purpose !== 'finish' || !isOpen} />}
          </>
        )
      }
    >
      {purpose === 'finish' && isOpen && <FinishFields line={line} />}
      {purpose === 'review' && <ReviewRemark line={line} isOpen={isFailed(row)} />}
    </CheckedItem>
  );
}
