import { type VehicleApportionment, vehiclesApportionmentList } from '@harrow/api-client';
import { DateText } from '@harrow/ui';
import { type PassportTab, rowsOf } from './passportTab.ts';

/** Apportionments of the machine. */
export const apportionmentTab: PassportTab<VehicleApportionment> = {
  key: 'apportionment',
  title: 'tab.apportionment',
  permission: null,
  ask: rowsOf(vehiclesApportionmentList),
  none: 'apportionment.none',
  rowKey: ({ apportionDate, fromName, toName }) => [apportionDate, fromName, toName].join(' '),
  columns: [
    { title: 'apportionment.from', cell: ({ fromName }) => fromName ?? '–' },
    { title: 'apportionment.to', cell: ({ toName }) => toName ?? '–' },
    { title: 'batch.apportionDate', cell: ({ apportionDate }) => <DateText value={apportionDate} /> },
    { title: 'apportionment.by', cell: ({ by }) => by },
    { title: 'batch.remark', cell: ({ remark }) => remark ?? '–' },
  ],
};
