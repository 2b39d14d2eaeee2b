import type { SalesChance } from '@harrow/api-client';
import { salesChancesFields as sheet } from '@harrow/api-client/fields';
import { type Action, StatusTag } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { AdministrationListPage } from '../../shared/administration/AdministrationListPage.tsx';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import { ListExport } from '../../shared/list/ListTools.tsx';
import { useAddressChips } from '../../shared/list/useAddressChips.ts';
import { chanceDefaults, chances } from './chances.ts';

/** A chance that ends within so many days is marked as urgent. */
const nearDays = 14;

const list: SheetList<SalesChance, typeof sheet> = {
  noun: 'extendChances',
  sheet,
  columns: {
    vin: { fixed: 'left', kind: 'copied' },
    fourthProduct: {},
    ownerName: { sortable: false },
    deliveryDate: {},
    applyUntil: { sortable: false },
    daysLeft: {
      kind: 'dot',
      render: ({ daysLeft }) => <StatusTag variant="dot" color={daysLeft <= nearDays ? 'error' : 'warning'} text={String(daysLeft)} />,
      text: ({ daysLeft }) => String(daysLeft),
    },
    currentHours: {},
    dealerName: {},
  },
  exported: ['dealerCode', 'subDealerName'],
  query: ['vin', 'deliveryDate', 'currentHours', 'dealerName'],
  filters: [{ name: 'keyword', kind: 'words', label: 'field.vin', maxLength: 1000 }, 'dealerCode'],
};

/** Over in a month, in two, or in half a year. */
const spans = { 30: { withinDays: '30' }, 60: { withinDays: '60' }, 180: { withinDays: '180' } } as const;

/** Machines without an extension whose period to apply ends soon. */
export function ChanceListPage() {
  const { t } = useTranslation('extendChances');
  const navigate = useNavigate();
  const chips = useAddressChips({ path: '/service/extendInsurance/chances', spans, label: (n) => t('within', { n }), usual: spans[60] });
  const rowActions = ({ vin, begins }: SalesChance): Action[] =>
    begins.includes('extendInsurance') ? [{ key: 'apply', label: t('apply'), onClick: () => void navigate(`/service/extendInsurance/add?vin=${vin}`) }] : [];
  return (
    <AdministrationListPage
      list={list}
      resource={chances}
      defaults={chanceDefaults}
      siblings={chips}
      rowActions={rowActions}
      isSelectable
      tools={({ list: shown, columns, moreColumns }) => (
        <ListExport
          path="/api/portal/extendInsurance/salesChancesXls"
          permission="extendInsurance:export"
          list={chances.name}
          state={shown.state}
          columns={columns}
          moreColumns={moreColumns}
          selectedIds={shown.selection.ids}
        />
      )}
    />
  );
}
