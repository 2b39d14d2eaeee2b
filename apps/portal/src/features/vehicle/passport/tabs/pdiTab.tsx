import { machinePdisPdiList, type VehiclePdi } from '@harrow/api-client';
import { DateText, formatNumber, YesNo } from '@harrow/ui';
import { Link } from 'react-router-dom';
import { meaningOfArrival } from '../../../../shared/meaning/documentMeaning.ts';
import { MeaningTag } from '../../../../shared/meaning/MeaningTag.tsx';
import { type PassportTab, rowsOf } from './passportTab.ts';

/** Number of failed items that are not handled yet. */
const openOf = ({ failed }: VehiclePdi): number => failed.filter(({ handled }) => handled !== 'Y').length;

/** Arrival inspections of the machine, with their failed items. */
export const pdiTab: PassportTab<VehiclePdi> = {
  key: 'pdi',
  title: 'tab.pdi',
  permission: 'arrivalAccept:query',
  ask: rowsOf(machinePdisPdiList),
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
    {
      title: 'pdi.status',
      cell: (pdi) => <MeaningTag meaning={meaningOfArrival({ status: pdi.status, openCount: openOf(pdi) })} status={pdi.status} text={pdi.status_dictText} />,
    },
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
