import { RightOutlined } from '@ant-design/icons';
import { type CSSProperties, memo } from 'react';
import { ServerStyles } from '../../serverStyles/ServerStyles.tsx';
import type { EditableColumn } from '../columnModel/EditableColumn.types.ts';
import tableStyles from '../EditableTable.module.css';
import { useTopic } from '../topics/useTopic.ts';
import { rowPlace } from '../layout/rowPlace.ts';
import { useRowVersion } from '../topics/useRowVersion.ts';
import { useTableContext } from '../context/tableContext.ts';
import { helperKeys } from '../layout/helperColumns.ts';
import type { GroupHeadingProps } from '../context/rowParts.types.ts';
import { isDrawn } from '../viewport/columnWindow.ts';
import styles from './nesting.module.css';
import { toggleLine } from './toggleLine.ts';

/** The heading of a group: its value and the number of its rows, and below the columns with sums those of its rows. */
export const GroupHeading = memo(function GroupHeading({ groupId, count, top, position, drawn, level = 0, branch = 'open' }: GroupHeadingProps) {
  const table = useTableContext();
  const { model, headRows, places, focus, find, styleOf } = table;
  useRowVersion(model.topics, groupId);
  const { first, summed, hasBox, start, end, titlePlace } = useHeadingPlaces(level);
  // A group that has gone may be asked once more before it is taken away.
  if (!model.view.nested()?.group(groupId)) return null;
  const active = model.activeCell.cell();
  const isIn = active?.rowId === groupId;
  const found = find.finder()?.headingMarkOf(groupId);
  return (
    <div
      role="row"
      aria-rowindex={position + 1 + headRows}
      aria-level={level + 1}
      aria-expanded={branch === 'open'}
      className={`${tableStyles.row} ${styles.heading}`}
      data-row-id={groupId}
      {...styleOf(rowPlace(top))}
    >
      <ServerStyles styleOf={styleOf} styles={() => [titlePlace]} />
      {hasBox && <GroupBox groupId={groupId} />}
      {/* Its keys are the grid's. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events */}
      <div
        role="gridcell"
        aria-colindex={start + 1}
        aria-colspan={end - start}
        className={`${tableStyles.cell} ${styles.title}`}
        // The keyboard goes on from the column that it came along.
        data-column={isIn && active.column !== helperKeys.selection ? active.column : first}
        data-found={found}
        aria-current={found === 'here' || undefined}
        tabIndex={isIn ? 0 : -1}
        {...styleOf(titlePlace)}
        onClick={() => toggleLine({ model, focus }, groupId)}
      >
        <GroupText groupId={groupId} count={count} />
      </div>
      {summed.map(
        (one) => isDrawn(drawn, places.get(one.key)!.index, places.get(one.key)!.frozen) && <GroupSum key={one.key} groupId={groupId} column={one} />,
      )}
    </div>
  );
});

/** The columns of a heading: its text goes up to the first sum. */
export function useHeadingPlaces(level: number) {
  const { columns, helpers, places, selectionType } = useTableContext();
  const first = columns[0]?.key;
  const summed = columns.filter(({ key, statistics }) => key !== first && statistics?.includes('sum'));
  const hasBox = helpers.selection && selectionType === 'checkbox';
  const start = hasBox ? places.get(helperKeys.selection)!.index + 1 : 0;
  const end = summed[0] ? places.get(summed[0].key)!.index : places.size;
  const titlePlace = { gridColumn: `${start + 1} / ${end + 1}`, '--level': level } as CSSProperties;
  return { first, summed, hasBox, start, end, titlePlace };
}

/** Name of the column, value, and number of rows. */
export function GroupText({ groupId, count }: { groupId: string; count: number }) {
  const { model, allColumns, locale, t } = useTableContext();
  const group = model.view.nested()?.group(groupId);
  const row = group && model.store.row(group.rowId);
  const column = allColumns.find(({ key }) => key === group?.column);
  if (!group || !row || !column) return null;
  const text = column.toText(group.value, row, locale);
  return (
    <span className={styles.titleText}>
      <RightOutlined aria-hidden className={styles.arrow} />
      <span className={styles.name}>{column.title}</span>
      <span className={styles.value}>{text === '' || text === null || text === undefined ? t('nesting.empty') : text}</span>
      <span className={styles.count}>{t('nesting.count', { count })}</span>
    </span>
  );
}

export function GroupSum({ groupId, column }: { groupId: string; column: EditableColumn<object> }) {
  const { model, places, locale, styleOf } = useTableContext();
  const sum = useTopic(model.topics, 'rows', () => model.groupSums()?.sum(groupId, column.key) ?? '');
  const place = places.get(column.key)!;
  return (
    <div
      role="gridcell"
      aria-colindex={place.index + 1}
      className={tableStyles.cell}
      data-align={column.align}
      data-frozen={place.frozen}
      {...styleOf(place.style)}
    >
      <span className={tableStyles.text}>{sum && column.toTotal ? column.toTotal(sum, locale) : sum}</span>
    </div>
  );
}

/** Chooses all rows of the group. */
function GroupBox({ groupId }: { groupId: string }) {
  const { model, places, styleOf, t } = useTableContext();
  const extent = useTopic(model.topics, 'selection', () => model.selection.extent(model.view.nested()?.rowIdsBelow(groupId) ?? []));
  const place = places.get(helperKeys.selection)!;
  return (
    <div
      role="gridcell"
      tabIndex={-1}
      aria-colindex={place.index + 1}
      className={tableStyles.cell}
      data-column={helperKeys.selection}
      data-align="center"
      data-frozen={place.frozen}
      data-helper
      {...styleOf(place.style)}
    >
      <input
        ref={(input) => {
          if (input) input.indeterminate = extent === 'some';
        }}
        type="checkbox"
        tabIndex={-1}
        className={tableStyles.check}
        aria-label={t('nesting.select')}
        checked={extent === 'all'}
        onChange={() => model.selection.toggleAll(model.view.nested()?.rowIdsBelow(groupId))}
      />
    </div>
  );
}
