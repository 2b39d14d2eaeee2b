import { machineExtensionsExtensionList, type VehicleExtension } from '@harrow/api-client';
import { DateText, formatNumber, Money } from '@harrow/ui';
import { Link } from 'react-router-dom';
import { meaningOfExtension } from '../../../../shared/meaning/documentMeaning.ts';
import { MeaningTag } from '../../../../shared/meaning/MeaningTag.tsx';
import { type PassportTab, rowsOf } from './passportTab.ts';

/** The extensions of the machine, the newest first. */
export const extensionTab: PassportTab<VehicleExtension> = {
  key: 'extension',
  title: 'tab.extension',
  permission: 'extendInsurance:query',
  ask: rowsOf(machineExtensionsExtensionList),
  none: 'extension.none',
  rowKey: ({ id }) => id,
  columns: [
    {
      title: 'extension.no',
      cell: ({ id, extendNo }) => (
        <Link className="hw-link" to={`/service/extendInsurance/detail/${id}`}>
          {extendNo}
        </Link>
      ),
    },
    {
      title: 'extension.status',
      cell: (extension) => <MeaningTag meaning={meaningOfExtension(extension)} status={extension.status} text={extension.status_dictText} />,
    },
    { title: 'extension.cover', cell: ({ coverageType_dictText: text }) => text },
    { title: 'extension.months', right: true, onPaper: false, cell: ({ extendMonths }, language) => formatNumber(extendMonths, language) },
    { title: 'extension.from', cell: ({ startDate }) => <DateText value={startDate} /> },
    { title: 'extension.to', cell: ({ endDate }) => <DateText value={endDate} /> },
    { title: 'extension.hours', right: true, cell: ({ endHours }, language) => formatNumber(endHours, language) || '–' },
    { title: 'extension.fee', right: true, onPaper: false, cell: ({ totalFee, currency }) => <Money amount={totalFee} currency={currency} /> },
    { title: 'extension.paid', onPaper: false, cell: ({ payStatus_dictText: text }) => text },
  ],
};
