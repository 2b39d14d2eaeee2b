import type { TodoCount, TodoItem } from '@harrow/api-client';
import { type Action, type Chip, EmptyState, formatMoney, lazyPart, ListPage, useMessages } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useRowDecision } from '../../documents/actions/useRowDecision.tsx';
import { isMakerUser, userStore } from '../../platform/session/session.ts';
import { useStore } from '../../platform/store.ts';
import { activeFilters } from '../../shared/filters/activeFilters.tsx';
import { DealerName } from '../../shared/pickers/dealers/dealers.tsx';
import { documentPath } from '../../shared/messages.ts';
import type { Filters } from '../../shared/calls/resource.ts';
import { todos } from '../../shared/todos.ts';
import { useLanguage } from '../../shared/useLanguage.ts';
import { useList } from '../../shared/list/useList.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { askedKind, kindFiltering, kindOf } from './kindFilter.ts';
import { KeyHints } from './KeyHints.tsx';
import { todoBatch } from './todoBatch.tsx';
import { todoColumns } from './todoColumns.tsx';
import { approvalOf, type DecidedType, type Decision, todoSummary, urgentFirst } from './todos.ts';
import { useRowKeys } from './useRowKeys.ts';

const TodoFilters = lazyPart(async () => ({ default: (await import('./TodoFilters.tsx')).TodoFilters }));

/** Inbox: the user's tasks, with keyboard shortcuts for working through many of them. */
export function TodoPage() {
  const { t } = useTranslation('todo');
  const language = useLanguage();
  const navigate = useNavigate();
  const { message } = useMessages();
  const { ask, dialog } = useRowDecision();
  const mayReview = usePermission('warrantyClaim:audit');
  const mayAudit = usePermission('warrantyClaim:finalAudit');
  const isReviewer = mayReview || mayAudit;
  const isMaker = isMakerUser(useStore(userStore));
  const area = useRef<HTMLDivElement>(null);
  const list = useList(todos, urgentFirst);
  const { filters } = list.state;
  const kind = askedKind(filters);
  const { data: counts } = useQuery(todoSummary);
  const records = list.pageProps.data.records ?? [];
  const columns = useMemo(() => todoColumns(t, language, isMaker), [t, language, isMaker]);

  const open = (item: TodoItem): void => {
    const path = documentPath({ docType: item.docType, docId: item.id });
    if (path) void navigate(path);
  };

  /** The next row has moved up to the place of the finished one. */
  const focusRow = (index: number): void => area.current?.querySelectorAll<HTMLElement>('tbody tr')[index]?.focus();

  const decide = (item: TodoItem, decision: Decision | undefined): void => {
    if (!decision || !item.allowedActions.includes(decision)) return void message.info(t('notAllowed'));
    const amount = item.auditTotal ?? item.amount;
    const index = records.indexOf(item);
    ask({
      docType: item.docType as DecidedType,
      decision,
      document: item,
      no: item.docNo,
      name: t(`shared:action.${decision}`),
      amount: amount === null ? undefined : formatMoney(amount, item.currency ?? undefined, language),
      onClosed: () => focusRow(index),
    });
  };
  const approve = (item: TodoItem): void => decide(item, approvalOf(item));
  const reject = (item: TodoItem): void => decide(item, 'noPass');
  const atRow = (command: (item: TodoItem) => void) => (index: number) => {
    const item = records[index];
    if (item) command(item);
  };
  useRowKeys(area, isReviewer ? { a: atRow(approve), r: atRow(reject) } : {});

  const rowActions = (item: TodoItem): Action[] => {
    const approval = approvalOf(item);
    return [
      { key: 'open', label: t('open'), onClick: () => open(item) },
      ...(approval ? [{ key: 'approve', label: t(`shared:action.${approval}`), onClick: () => approve(item) }] : []),
      ...(item.allowedActions.includes('noPass') ? [{ key: 'reject', label: t('shared:action.noPass'), danger: true, onClick: () => reject(item) }] : []),
    ];
  };
  return (
    <div ref={area}>
      <ListPage
        {...list.pageProps}
        title={t('title')}
        description={<KeyHints isReviewer={isReviewer} />}
        chips={urgencyChips(t, counts, filters)}
        onChipClick={(key) => list.change({ filters: { ...filters, sla: key === 'all' || filters['sla'] === key ? '' : key } })}
        filtering={kindFiltering(list.pageProps.filtering, filters)}
        filters={{
          fields: <TodoFilters isMaker={isMaker} counts={counts} />,
          active: activeFilters(kind === undefined ? filters : { ...filters, kind, docType: '', task: '' }, {
            keyword: { label: t('filter.keyword') },
            kind: { label: t('filter.kind'), render: (value) => counts?.find((entry) => kindOf(entry) === value)?.text },
            docType: { label: t('field.docType'), dict: 'doc_type' },
            task: { label: t('field.task'), dict: 'todo_task' },
            dealerCode: { label: t('field.dealerName'), render: (code) => <DealerName code={code} /> },
            minDays: { label: t('filter.minDays') },
          }),
        }}
        selection={isReviewer ? list.selection : undefined}
        batch={{ actions: todoBatch(t, list.selection.records ?? []), columns: ['docNo', 'dealerName', 'amount'] }}
        view={list.view}
        columns={columns}
        rows={{ actions: rowActions, onOpen: open, href: (item) => documentPath({ docType: item.docType, docId: item.id }) ?? '' }}
        empty={<EmptyState title={t('empty')} description={t('emptyText')} />}
      />
      {dialog}
    </div>
  );
}

/** Chips for all tasks, late ones, and those soon due; of the chosen kind. */
function urgencyChips(t: TFunction<'todo'>, all: readonly TodoCount[] | undefined, { task = '', sla = '', docType = '' }: Filters): Chip[] {
  const counts = all?.filter((entry) => (docType === '' || docType.split(',').includes(entry.docType)) && (task === '' || entry.task === task));
  const sum = (count: (entry: TodoCount) => number): number | undefined => counts?.reduce((total, entry) => total + count(entry), 0);
  return [
    { key: 'all', label: t('all'), count: sum(({ count }) => count), active: sla === '' },
    { key: 'red', label: t('late'), count: sum(({ late }) => late), active: sla === 'red' },
    { key: 'amber', label: t('shared:sla.amber'), count: sum(({ nearlyLate }) => nearlyLate), active: sla === 'amber' },
  ];
}
