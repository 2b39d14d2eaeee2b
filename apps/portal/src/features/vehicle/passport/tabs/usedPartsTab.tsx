import { machineUsedPartsUsedPartsList, type VehicleUsedPart } from '@harrow/api-client';
import { DateText, formatNumber, StatusTag } from '@harrow/ui';
import { Link } from 'react-router-dom';
import { coreStatusTones } from '../../../../shared/coreStatus.ts';
import { type PassportTab, rowsOf } from './passportTab.ts';

/** Cores that claims have taken out of the machine, with their status. */
export const usedPartsTab: PassportTab<VehicleUsedPart> = {
  key: 'usedParts',
  title: 'tab.usedParts',
  permission: 'usedPartsHandle:query',
  ask: rowsOf(machineUsedPartsUsedPartsList),
  none: 'usedParts.none',
  rowKey: ({ id }) => id,
  columns: [
    { title: 'usedParts.tagNo', cell: ({ tagNo }) => tagNo },
    { title: 'usedParts.part', cell: ({ partsCode, partsName }) => `${partsCode} ${partsName}` },
    { title: 'usedParts.status', cell: ({ coreStatus, coreStatus_dictText: text }) => <StatusTag color={coreStatusTones[coreStatus]} text={text} /> },
    { title: 'usedParts.claimed', right: true, cell: ({ claimQty }, language) => formatNumber(claimQty, language) },
    { title: 'usedParts.received', right: true, onPaper: false, cell: ({ receivedQty }, language) => formatNumber(receivedQty, language) },
    { title: 'usedParts.due', cell: ({ returnDue }) => <DateText value={returnDue} /> },
    { title: 'usedParts.keep', onPaper: false, cell: ({ retainUntil }) => <DateText value={retainUntil} /> },
    {
      title: 'usedParts.documents',
      onPaper: false,
      cell: ({ documents }) =>
        documents.length === 0
          ? '–'
          : documents.map(({ id, handleNo }) => (
              <div key={id}>
                <Link className="hw-link" to={`/service/usedParts/detail/${id}`}>
                  {handleNo}
                </Link>
              </div>
            )),
    },
  ],
};
