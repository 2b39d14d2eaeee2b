import { machineHandoversHandoverList, type VehicleHandover } from '@harrow/api-client';
import { DateText, formatDate, formatNumber } from '@harrow/ui';
import { Link } from 'react-router-dom';
import { meaningOfHandover } from '../../../../shared/meaning/documentMeaning.ts';
import { MeaningTag } from '../../../../shared/meaning/MeaningTag.tsx';
import { type PassportTab, rowsOf } from './passportTab.ts';

/** The handover of the machine to its owner, and the status of its registration. */
export const handoverTab: PassportTab<VehicleHandover> = {
  key: 'handover',
  title: 'tab.handover',
  permission: 'handoverTrain:query',
  ask: rowsOf(machineHandoversHandoverList),
  none: 'handover.none',
  rowKey: ({ id }) => id,
  columns: [
    {
      title: 'handover.handoverNo',
      cell: ({ id, handoverNo }) => (
        <Link className="hw-link" to={`/vehicle/handoverTrain/detail/${id}`}>
          {handoverNo}
        </Link>
      ),
    },
    { title: 'pdi.status', cell: (handover) => <MeaningTag meaning={meaningOfHandover(handover)} status={handover.status} text={handover.status_dictText} /> },
    { title: 'field.deliveryDate', cell: ({ deliveryDate }) => <DateText value={deliveryDate} /> },
    { title: 'field.ownerName', cell: ({ ownerName }) => ownerName ?? '–' },
    { title: 'handover.trainer', cell: ({ trainer }) => trainer ?? '–' },
    { title: 'handover.trainees', right: true, onPaper: false, cell: ({ trainees }, language) => formatNumber(trainees, language) },
    { title: 'handover.topics', right: true, onPaper: false, cell: ({ topics }, language) => formatNumber(topics, language) },
    { title: 'handover.satisfaction', right: true, cell: ({ customerSatisfaction }, language) => formatNumber(customerSatisfaction, language) || '–' },
    {
      title: 'handover.warranty',
      cell: ({ warrantyStartDate: from, warrantyEndDate: to }, _language, t) =>
        from && to ? t('warranty.period', { from: formatDate(from), to: formatDate(to) }) : '–',
    },
    {
      title: 'handover.reopened',
      cell: ({ reopened }) => (reopened.length === 0 ? '–' : reopened.map(({ day, by }) => <div key={`${day} ${by}`}>{`${formatDate(day)} · ${by}`}</div>)),
    },
  ],
};
