import type { TodoItem } from '@harrow/api-client';
import { type Column, DictText, EllipsisText, type Language, localeTag, StatusTag, type Tone } from '@harrow/ui';
import type { TFunction } from 'i18next';
import { billStatusTones } from '../../shared/billStatus.ts';
import { moneyColumn } from '../../shared/moneyColumn.tsx';

const slaTones: Record<TodoItem['sla'], Tone> = { green: 'success', amber: 'warning', red: 'error' };
/** Columns of the inbox. */
export function todoColumns(t: TFunction<'todo'>, language: Language): Column<TodoItem>[] {
  const days = new Intl.NumberFormat(localeTag(language), { style: 'unit', unit: 'day', unitDisplay: 'long' });
  return [
    { key: 'docNo', title: t('column.docNo'), width: 160, fixed: 'left', sortable: true },
    {
      key: 'ageDays',
      title: t('column.ageDays'),
      width: 96,
      sortable: true,
      render: ({ ageDays, sla }) => <StatusTag variant="dot" color={slaTones[sla]} text={<span title={t(`sla.${sla}`)}>{days.format(ageDays)}</span>} />,
    },
    { key: 'task', title: t('column.task'), width: 128, render: ({ task }) => <DictText dict="todo_task" value={task} /> },
    { key: 'docType', title: t('column.docType'), width: 186, render: ({ docType_dictText: text }) => <EllipsisText text={text} length={24} fit /> },
    {
      key: 'status',
      title: t('column.status'),
      width: 120,
      defaultHidden: true,
      render: (item) => <StatusTag color={billStatusTones[item.status]} text={item.status_dictText} />,
    },
    { key: 'dealerName', title: t('column.dealerName'), width: 148, render: ({ dealerName }) => <EllipsisText text={dealerName} length={20} fit /> },
    { key: 'vin', title: t('column.vin'), width: 162, render: ({ vin }) => <span className="hw-number">{vin ?? '–'}</span> },
    moneyColumn({ amount: 'amount', currency: 'currency', title: t('column.amount'), width: 132, sortable: true, strong: true }),
    { key: 'reviewer', title: t('column.reviewer'), width: 124 },
  ];
}
