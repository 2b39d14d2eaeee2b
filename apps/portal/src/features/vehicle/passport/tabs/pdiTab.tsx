import { machinePdisPdiList, type VehiclePdi } from '@harrow/api-client';
import { DateText, formatNumber, StatusTag, YesNo } from '@harrow/ui';
import { Link } from 'react-router-dom';
import { billStatusTones } from '../../../../shared/billStatus.ts';
import { detailOf } from '../../../../shared/calls/callsOf.ts';
import type { PassportTab } from './passportTab.ts';

/** The acceptances of the machine, with what was not in order. */
export const pdiTab: PassportTab<VehiclePdi> = {
  key: 'pdi',
  title: 'tab.pdi',
  permission: 'arrivalAccept:query',
  ask: detailOf(machinePdisPdiList),
  none: 'pdi.none',
  rowKey: ({ id }) => id,
  columns: [
    {
      title: 'pdi.acceptNo',
      cell: ({ id, acceptNo }) => (
        <Link className="hw-link" to={`/vehicle/arrivalAccept/detail/${id}`}>
          {acceptNo}
        </Link>
      ),
    },
    { title: 'pdi.status', cell: ({ status, status_dictText }) => <StatusTag color={billStatusTones[status]} text={status_dictText} /> },
    { title: 'pdi.arrivalDate', cell: ({ arrivalDate }) => <DateText value={arrivalDate} /> },
    { title: 'pdi.acceptanceDate', cell: ({ acceptanceDate }) => <DateText value={acceptanceDate} /> },
    { title: 'pdi.personnel', cell: ({ acceptancePersonnel }) => acceptancePersonnel ?? '–' },
    { title: 'pdi.result', cell: ({ result_dictText }) => result_dictText ?? '–' },
    {
      title: 'pdi.failed',
      cell: ({ failed }, _language, t) =>
        failed.length === 0
          ? '–'
          : failed.map(({ itemCode, itemName, reason, handling, handled }) => (
              <div key={itemCode}>
                {[itemName, reason, handling].filter(Boolean).join(' · ')} · {t('pdi.handled')}: <YesNo value={handled} />
              </div>
            )),
    },
    { title: 'pdi.photos', right: true, onPaper: false, cell: ({ photos }, language) => formatNumber(photos, language) },
  ],
};
