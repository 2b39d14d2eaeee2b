import { machineMaintenancesMaintenanceList, type MaintenancePlanRow } from '@harrow/api-client';
import { DateText, formatNumber, StatusTag, YesNo } from '@harrow/ui';
import { Link } from 'react-router-dom';
import { type PassportTab, rowsOf } from './passportTab.ts';
import { WaiveStep } from './WaiveStep.tsx';
import { planStatusTones } from '../../../../shared/planStatus.ts';

/** The steps of the machine's plan. */
export const maintenanceTab: PassportTab<MaintenancePlanRow> = {
  key: 'maintenance',
  title: 'tab.maintenance',
  permission: 'maintenance:query',
  ask: rowsOf(machineMaintenancesMaintenanceList),
  none: 'maintenance.none',
  rowKey: ({ id }) => id,
  columns: [
    { title: 'maintenance.level', cell: ({ maintLevel_dictText: level }) => level },
    { title: 'maintenance.status', cell: ({ status, status_dictText: text }) => <StatusTag color={planStatusTones[status]} text={text} /> },
    { title: 'maintenance.planHours', right: true, cell: ({ planHours }, language) => formatNumber(planHours, language) || '–' },
    { title: 'maintenance.dueDate', cell: ({ dueDate }) => <DateText value={dueDate} /> },
    {
      title: 'maintenance.docNo',
      cell: ({ docId, docNo }) =>
        docId && docNo ? (
          <Link className="hw-link" to={`/service/maintenance/detail/${docId}`}>
            {docNo}
          </Link>
        ) : (
          '–'
        ),
    },
    { title: 'maintenance.doneDate', cell: ({ doneDate }) => <DateText value={doneDate} /> },
    { title: 'maintenance.doneHours', right: true, cell: ({ doneHours }, language) => formatNumber(doneHours, language) || '–' },
    { title: 'maintenance.inTime', onPaper: false, cell: ({ inTime }) => <YesNo value={inTime} /> },
    { title: 'maintenance.waiver', onPaper: false, cell: (step) => <WaiveStep step={step} /> },
  ],
};
