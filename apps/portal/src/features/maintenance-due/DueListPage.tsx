import type { MaintenanceDue } from '@harrow/api-client';
import { maintenanceDuesFields as sheet } from '@harrow/api-client/fields';
import { type Action, type BatchAction, StatusTag, LimitedTextArea } from '@harrow/ui';
import { Form, Input } from 'antd';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { AdministrationListPage } from '../../shared/administration/AdministrationListPage.tsx';
import { ListExport } from '../../shared/list/ListTools.tsx';
import { useAddressChips } from '../../shared/list/useAddressChips.ts';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import { previewed } from '../../shared/calls/previewed.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { dueDefaults, dueMachines, type MissedMachine, remindDealers, waiveMachines } from './dueMachines.ts';

/** A number that has run out is red. */
const Left = ({ value }: { value: number | null }) =>
  value === null ? '–' : <StatusTag variant="dot" color={value < 0 ? 'error' : 'warning'} text={String(value)} />;

const list: SheetList<MaintenanceDue, typeof sheet> = {
  noun: 'maintenanceDue',
  sheet,
  columns: {
    vin: { fixed: 'left', kind: 'copied' },
    fourthProduct: {},
    level: {},
    dueDate: {},
    daysLeft: { kind: 'dot', render: ({ daysLeft }) => <Left value={daysLeft} />, text: ({ daysLeft }) => String(daysLeft ?? '') },
    planHours: {},
    currentHours: {},
    hoursLeft: { kind: 'dot', render: ({ hoursLeft }) => <Left value={hoursLeft} />, text: ({ hoursLeft }) => String(hoursLeft ?? '') },
    missed: {},
    dealerName: {},
    // The phone number is for calls only; the workbook leaves it out.
    ownerName: { text: ({ ownerName, ownerPhone }) => [ownerName, ownerPhone].filter(Boolean).join(' · ') },
    reminderTime: {},
  },
  query: ['vin', 'level', 'dueDate', 'planHours', 'currentHours', 'missed', 'dealerName', 'ownerName'],
  filters: [
    { name: 'keyword', kind: 'words', label: 'field.vin', maxLength: 1000 },
    { name: 'product', kind: 'product', label: 'product' },
    'level',
    'missed',
    { name: 'overdue', kind: 'switch', label: 'overdue' },
    'dealerCode',
  ],
};

/** Waives the missed services of the selected machines, for one reason. */
const waiver = (t: TFunction<'maintenanceDue'>): BatchAction<MaintenanceDue> => ({
  key: 'waive',
  label: t('waive'),
  danger: true,
  isAllowed: ({ missedSteps }) => missedSteps.length > 0,
  fields: (machines) => (
    <>
      {/* The call names the missed steps, which the machines carry. */}
      <Form.Item name="machines" hidden initialValue={machines.map(({ id, missedSteps }): MissedMachine => ({ id, missedSteps }))}>
        <Input />
      </Form.Item>
      <Form.Item name="reason" label={t('waiveReason')} rules={[{ required: true, whitespace: true, min: 5, message: t('reasonNeeded') }]}>
        <LimitedTextArea rows={3} limit={500} />
      </Form.Item>
    </>
  ),
  ...previewed<{ machines: MissedMachine[]; reason: string }>(
    'maintenanceDue',
    (_ids, { machines = [], reason = '' }, trial) => waiveMachines(machines, reason, trial),
    false,
  ),
});

/** Overdue, due within a week, or within thirty days. */
const spans = { overdue: { overdue: 'Y' }, week: { dueWithinDays: '7' }, month: { dueWithinDays: '30' } } as const;

/** Machines whose next service is due soon, or was missed. */
export function DueListPage() {
  const { t } = useTranslation('maintenanceDue');
  const navigate = useNavigate();
  const chips = useAddressChips({ path: '/service/maintenance/due', spans, label: (span) => t(`chip.${span}`) });
  const mayRemind = usePermission('maintenance:audit');
  const mayWaive = usePermission('maintenance:finalAudit');
  const rowActions = ({ vin, begins }: MaintenanceDue): Action[] =>
    begins.includes('maintenance') ? [{ key: 'serve', label: t('serve'), onClick: () => void navigate(`/service/maintenance/add?vin=${vin}`) }] : [];
  return (
    <AdministrationListPage
      list={list}
      resource={dueMachines}
      defaults={dueDefaults}
      siblings={chips}
      rowActions={rowActions}
      batchActions={[
        ...(mayRemind ? [{ key: 'remind', label: t('remind'), ...previewed('maintenanceDue', (ids, _values, trial) => remindDealers({ ids }, trial)) }] : []),
        ...(mayWaive ? [waiver(t)] : []),
      ]}
      isSelectable
      tools={({ list: shown, columns, moreColumns }) => (
        <ListExport
          path="/api/portal/forceInsurance/dueExport"
          permission="maintenance:query"
          list={dueMachines.name}
          state={shown.state}
          columns={columns}
          moreColumns={moreColumns}
          selectedIds={shown.selection.ids}
        />
      )}
    />
  );
}
