import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { ReportSourceItem } from '@harrow/api-client';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../shared/useLanguage.ts';
import { ColumnRow } from './ColumnRow.tsx';
import styles from './ReportDesigner.module.css';
import type { ReportColumn, ReportValues } from './reports.ts';

const pointer = { activationConstraint: { distance: 4 } };
const keyboard = { coordinateGetter: sortableKeyboardCoordinates };

interface ColumnListProps {
  source: ReportSourceItem;
  /** It keeps its stored fields: popups may ask for them. */
  isBuiltIn: boolean;
  keptFields: readonly string[];
  readOnly: boolean;
}

/** The columns of a report in their order, which pointer and keys change. */
export function ColumnList({ source, isBuiltIn, keptFields, readOnly }: ColumnListProps) {
  const { t } = useTranslation('isystemReport');
  const language = useLanguage();
  const form = Form.useFormInstance<ReportValues>();
  const columns = Form.useWatch<ReportColumn[] | undefined>('fields', { form, preserve: true }) ?? [];
  const sensors = useSensors(useSensor(PointerSensor, pointer), useSensor(KeyboardSensor, keyboard));
  const keys = columns.map(({ field }) => field);
  const nameOf = (key: unknown): string => columns.find(({ field }) => field === key)?.title[language] ?? String(key);
  const placed = (active: unknown, over: unknown): string => t('drag.over', { column: nameOf(active), place: keys.indexOf(String(over)) + 1, n: keys.length });
  const announcements = {
    onDragStart: ({ active }: { active: { id: unknown } }) => t('drag.lifted', { column: nameOf(active.id) }),
    onDragOver: ({ active, over }: { active: { id: unknown }; over: { id: unknown } | null }) => (over ? placed(active.id, over.id) : undefined),
    onDragEnd: ({ active, over }: { active: { id: unknown }; over: { id: unknown } | null }) => placed(active.id, (over ?? active).id),
    onDragCancel: ({ active }: { active: { id: unknown } }) => t('drag.cancelled', { column: nameOf(active.id) }),
  };
  return (
    <section aria-labelledby="report-columns">
      <h2 id="report-columns">{t('columns')}</h2>
      <Form.List
        name="fields"
        rules={[
          { validator: (_rule, list: ReportColumn[] = []) => (list.some(({ shown }) => shown) ? Promise.resolve() : Promise.reject(new Error(t('noColumn')))) },
        ]}
      >
        {(items, { move, remove }, { errors }) => (
          <>
            {items.length === 0 && <p className={styles.code}>{t('noColumns')}</p>}
            <DndContext
              sensors={sensors}
              collisionDetection={closestCenter}
              accessibility={{ announcements, screenReaderInstructions: { draggable: t('drag.how') } }}
              onDragEnd={({ active, over }) => over && active.id !== over.id && move(keys.indexOf(String(active.id)), keys.indexOf(String(over.id)))}
            >
              <SortableContext items={keys} strategy={verticalListSortingStrategy}>
                <ul className={styles.columns}>
                  {items.map(({ key, name: at }) => {
                    const column = columns[at];
                    const field = source.fields.find((one) => one.field === column?.field);
                    return (
                      column && (
                        <ColumnRow
                          key={key}
                          at={at}
                          count={items.length}
                          column={column}
                          type={field?.type ?? 'text'}
                          readOnly={readOnly}
                          move={move}
                          onRemove={isBuiltIn && keptFields.includes(column.field) ? undefined : () => remove(at)}
                        />
                      )
                    );
                  })}
                </ul>
              </SortableContext>
            </DndContext>
            <Form.ErrorList errors={errors} />
          </>
        )}
      </Form.List>
    </section>
  );
}
