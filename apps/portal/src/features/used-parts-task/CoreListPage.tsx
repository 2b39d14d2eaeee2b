import type { UsedPartsTask } from '@harrow/api-client';
import { usedPartsTasksFields as sheet } from '@harrow/api-client/fields';
import { type Action, type BatchAction, NumberInput, StatusTag, LimitedTextArea } from '@harrow/ui';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { AdministrationListPage } from '../../shared/administration/AdministrationListPage.tsx';
import { coreStatusTones } from '../../shared/coreStatus.ts';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import { ListExport } from '../../shared/list/ListTools.tsx';
import { useAddressChips } from '../../shared/list/useAddressChips.ts';
import { previewed } from '../../shared/calls/previewed.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { coreDefaults, cores, requestCores, waiveCores } from './cores.ts';

/** A number that has run out is red. */
const Left = ({ value }: { value: number | null }) =>
  value === null ? '–' : <StatusTag variant="dot" color={value < 0 ? 'error' : value <= 7 ? 'warning' : 'default'} text={String(value)} />;

const list: SheetList<UsedPartsTask, typeof sheet> = {
  noun: 'usedPartsTask',
  sheet,
  columns: {
    tagNo: { fixed: 'left', kind: 'copied' },
    coreStatus: { tones: coreStatusTones },
    partsCode: { kind: 'text', text: ({ partsCode, partsName }) => `${partsCode} ${partsName}` },
    openQty: {},
    returnDue: {},
    daysLeft: { kind: 'dot', render: ({ daysLeft }) => <Left value={daysLeft} />, text: ({ daysLeft }) => String(daysLeft ?? '') },
    retainUntil: {},
    claimNo: {
      text: ({ claimNo }) => claimNo,
      render: ({ claimId, claimNo }) => (
        <Link className="hw-link" to={`/service/warrantyClaim/detail/${claimId}`}>
          {claimNo}
        </Link>
      ),
    },
    vin: { kind: 'copied' },
    claimQty: {},
    receivedQty: {},
    supplierCode: {},
    dealerName: {},
    coreDisposition: { defaultHidden: true },
    handledQty: { defaultHidden: true },
    oldSerialNo: { defaultHidden: true },
    requestedDate: { defaultHidden: true },
    chargedAmount: { defaultHidden: true },
    waivedBy: { defaultHidden: true },
    createTime: { defaultHidden: true },
  },
  query: [
    'tagNo',
    'claimNo',
    'vin',
    'partsCode',
    'supplierCode',
    'dealerName',
    'oldSerialNo',
    'claimQty',
    'handledQty',
    'receivedQty',
    'coreStatus',
    'coreDisposition',
    'retainUntil',
    'requestedDate',
    'returnDue',
    'chargedAmount',
    'createTime',
  ],
  filters: [
    { name: 'keyword', kind: 'words', label: 'keyword', maxLength: 1000 },
    { name: 'coreStatus', several: true },
    { name: 'open', kind: 'switch', label: 'open' },
    { name: 'supplierCode', kind: 'words', label: 'field.supplierCode', maxLength: 64 },
    'dealerCode',
  ],
};

/** Parameters of the address for each chip. */
const spans = { toReturn: { coreStatus: 'to_return' }, week: { due: 'week' }, past: { due: 'past' }, missing: { coreStatus: 'missing' } } as const;

const may =
  (action: UsedPartsTask['allowedActions'][number]) =>
  ({ allowedActions }: UsedPartsTask): boolean =>
    allowedActions.includes(action);

/** Cores of approved claims: dealers put them into documents, the maker asks for them or does without. */
export function CoreListPage() {
  const { t } = useTranslation('usedPartsTask');
  const navigate = useNavigate();
  const chips = useAddressChips({ path: '/service/usedParts/tasks', spans, label: (span) => t(`chip.${span}`) });
  const mayAdd = usePermission('usedPartsHandle:add');
  const mayRequest = usePermission('usedPartsHandle:request');
  const mayWaive = usePermission('usedPartsHandle:finalAudit');
  const mayPrint = usePermission('usedPartsHandle:print');
  const begin = (ids: readonly string[]): void => void navigate(`/service/usedParts/add?tasks=${ids.join(',')}`);
  const print = (ids: readonly string[]): void => void navigate(`/service/usedParts/tasks/tags?ids=${ids.join(',')}`);
  const rowActions = (core: UsedPartsTask): Action[] => [
    ...(may('handle')(core) ? [{ key: 'handle', label: t('handle'), onClick: () => begin([core.id]) }] : []),
    ...(mayPrint ? [{ key: 'tags', label: t('printTags'), onClick: () => print([core.id]) }] : []),
  ];
  const batchActions: BatchAction<UsedPartsTask>[] = [
    ...(mayAdd
      ? [
          {
            key: 'handle',
            label: t('handle'),
            isAllowed: may('handle'),
            run: (ids: string[]) => {
              begin(ids);
              return Promise.resolve({ ok: ids, failed: [] });
            },
          },
        ]
      : []),
    ...(mayPrint
      ? [
          {
            key: 'tags',
            label: t('printTags'),
            run: (ids: string[]) => {
              print(ids);
              return Promise.resolve({ ok: ids, failed: [] });
            },
          },
        ]
      : []),
    ...(mayRequest
      ? [
          {
            key: 'request',
            label: t('request'),
            isAllowed: may('request'),
            fields: (
              <Form.Item name="returnDays" label={t('field.returnDays')} extra={t('returnDaysHint')}>
                <NumberInput decimals={0} nonNegative />
              </Form.Item>
            ),
            ...previewed<{ returnDays: number | null }>('usedPartsTask', (ids, { returnDays }, trial) =>
              requestCores({ ids, ...(typeof returnDays === 'number' && { returnDays }) }, trial),
            ),
          },
        ]
      : []),
    ...(mayWaive
      ? [
          {
            key: 'waive',
            label: t('waive'),
            danger: true,
            isAllowed: may('waive'),
            fields: (
              <Form.Item name="reason" label={t('field.waiveReason')} rules={[{ required: true, min: 5, message: t('reasonNeeded') }]}>
                <LimitedTextArea rows={3} limit={500} />
              </Form.Item>
            ),
            ...previewed<{ reason: string }>('usedPartsTask', (ids, { reason = '' }, trial) => waiveCores({ ids, reason }, trial), false),
          },
        ]
      : []),
  ];
  return (
    <AdministrationListPage
      list={list}
      resource={cores}
      defaults={coreDefaults}
      siblings={[{ key: '/service/usedParts', label: t('chip.documents') }, ...chips]}
      rowActions={rowActions}
      batchActions={batchActions}
      isSelectable
      tools={({ list: shown, columns, moreColumns }) => (
        <ListExport
          path="/api/portal/usedPartsHandle/taskExport"
          permission="usedPartsHandle:query"
          list={cores.name}
          state={shown.state}
          columns={columns}
          moreColumns={moreColumns}
          selectedIds={shown.selection.ids}
        />
      )}
    />
  );
}
