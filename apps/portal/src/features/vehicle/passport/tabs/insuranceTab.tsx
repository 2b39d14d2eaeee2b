import { machineInsurancesInsuranceList, type VehicleInsurance } from '@harrow/api-client';
import { DateText } from '@harrow/ui';
import { Link } from 'react-router-dom';
import { meaningOfPolicy } from '../../../../shared/meaning/documentMeaning.ts';
import { MeaningTag } from '../../../../shared/meaning/MeaningTag.tsx';
import { type PassportTab, rowsOf } from './passportTab.ts';

/** The policies of the machine, one after the other. */
export const insuranceTab: PassportTab<VehicleInsurance> = {
  key: 'insurance',
  title: 'tab.insurance',
  permission: 'forceInsurance:query',
  ask: rowsOf(machineInsurancesInsuranceList),
  none: 'insurance.none',
  rowKey: ({ id }) => id,
  columns: [
    {
      title: 'insurance.no',
      cell: ({ id, insuranceNo }) => (
        <Link className="hw-link" to={`/service/forceInsurance/detail/${id}`}>
          {insuranceNo}
        </Link>
      ),
    },
    { title: 'insurance.status', cell: (policy) => <MeaningTag meaning={meaningOfPolicy(policy)} status={policy.status} text={policy.status_dictText} /> },
    { title: 'insurance.type', cell: ({ insuranceType_dictText: text }) => text },
    { title: 'insurance.insurer', onPaper: false, cell: ({ insurer }) => insurer ?? '–' },
    { title: 'insurance.policyNo', cell: ({ policyNo }) => policyNo ?? '–' },
    { title: 'insurance.from', cell: ({ policyStart }) => <DateText value={policyStart} /> },
    { title: 'insurance.to', cell: ({ policyEnd }) => <DateText value={policyEnd} /> },
    { title: 'insurance.previous', onPaper: false, cell: ({ previousNo }) => previousNo ?? '–' },
  ],
};
