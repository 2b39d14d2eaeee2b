import type { TodoItem } from '@harrow/api-client';
import ClockCircleOutlined from '@ant-design/icons/ClockCircleOutlined';
import ExclamationCircleFilled from '@ant-design/icons/ExclamationCircleFilled';
import { type Column, DictText, type Language, localeTag, StatusTag, type Tone } from '@harrow/ui';
import type { TFunction } from 'i18next';
import { todayIn } from '../../shared/todayIn.ts';
import { dueText } from './dueText.ts';
import { toneOf } from '../../shared/billStatus.ts';
import { moneyColumn } from '../../shared/list/moneyColumn.tsx';

const slaTones: Record<Exclude<TodoItem['sla'], 'green'>, Tone> = { amber: 'warning', red: 'error' };
const slaIcons = { amber: <ClockCircleOutlined aria-hidden />, red: <ExclamationCircleFilled aria-hidden /> };

/** Columns of the inbox; dealers need not read their own name. */
export function todoColumns(t: TFunction<'todo'>, language: Language, isMaker: boolean): Column<TodoItem>[] {
  const due = (item: TodoItem): string => dueText(t, language, item, todayIn());
  const days = new Intl.NumberFormat(localeTag(language), { style: 'unit', unit: 'day', unitDisplay: 'long' });
  return [
    {
      key: 'dueOn',
      title: t('field.dueOn'),
      kind: 'tag',
      fixed: 'left',
      sortable: true,
      // An em space is as wide as the icon.
      text: (item) => (item.sla === 'green' ? due(item) : `\u2003 ${due(item)}`),
      // Urgency is told by icon and text, not by colour alone. The hidden number makes the name of the link unique.
      render: (item) => (
        <>
          <span className="hw-hidden">{item.docNo} </span>
          {item.sla === 'green' ? (
            due(item)
          ) : (
            <StatusTag
              color={slaTones[item.sla]}
              text={
                <>
                  {slaIcons[item.sla]} {due(item)}
                </>
              }
            />
          )}
        </>
      ),
    },
    { key: 'docNo', title: t('field.docNo'), kind: 'code', sortable: true },
    {
      key: 'subject',
      title: t('field.subject'),
      // A document without a subject shows its kind.
      text: ({ subject, docType_dictText: kind }) => subject ?? kind,
    },
    { key: 'vin', title: t('field.vin'), kind: 'code', text: ({ vin }) => vin },
    { key: 'ageDays', title: t('field.ageDays'), sortable: true, defaultHidden: true, text: ({ ageDays }) => days.format(ageDays) },
    { key: 'task', title: t('field.task'), width: 112, render: ({ task }) => <DictText dict="todo_task" value={task} /> },
    {
      key: 'docType',
      title: t('field.docType'),
      defaultHidden: true,
      text: ({ docType_dictText: text }) => text,
    },
    {
      key: 'status',
      title: t('field.status'),
      kind: 'tag',
      defaultHidden: true,
      text: (item) => item.status_dictText,
      render: (item) => <StatusTag color={toneOf(item.status)} text={item.status_dictText} />,
    },
    {
      key: 'dealerName',
      title: t('field.dealerName'),
      defaultHidden: !isMaker,
      text: ({ dealerName }) => dealerName,
    },
    moneyColumn({ amount: 'amount', currency: 'currency', title: t('field.amount'), sortable: true, strong: true }),
    { key: 'reviewer', title: t('field.reviewer'), defaultHidden: !isMaker },
  ];
}
