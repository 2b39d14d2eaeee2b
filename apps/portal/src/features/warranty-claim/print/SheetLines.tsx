import type { ClaimDetailLine, ClaimPartLine } from '@harrow/api-client';
import { formatNumber, Money, useSettings } from '@harrow/ui';
import type { ReactNode } from 'react';
import type { useTwoLanguages } from '../../../shared/print/useTwoLanguages.tsx';

interface SheetLinesProps {
  labour: readonly ClaimDetailLine[];
  parts: readonly ClaimPartLine[];
  currency: string;
  label: ReturnType<typeof useTwoLanguages<'warrantyClaim'>>;
}

/** Labour and parts of one fault on paper. */
export function SheetLines({ labour, parts, currency, label }: SheetLinesProps) {
  const { language } = useSettings();
  return (
    <>
      {labour.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{label('field.detailList.hourCode')}</th>
              <th scope="col">{label('field.detailList.hourName')}</th>
              <Right>{label('field.detailList.claimHours')}</Right>
              <Right>{label('field.detailList.auditHours')}</Right>
              <Right>{label('field.detailList.hourCost')}</Right>
            </tr>
          </thead>
          <tbody>
            {labour.map((line) => (
              <tr key={line.id}>
                <td>{line.hourCode}</td>
                <td>{line.hourName}</td>
                <td className="print-sheet-number">{formatNumber(line.claimHours, language, 2)}</td>
                <td className="print-sheet-number">{formatNumber(line.auditHours, language, 2) || '–'}</td>
                <td className="print-sheet-number">
                  <Money amount={line.hourCost} currency={currency} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {parts.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{label('field.partsList.partsCode')}</th>
              <th scope="col">{label('field.partsList.partsName')}</th>
              <th scope="col">{label('field.partsList.newSerialNo')}</th>
              <Right>{label('field.partsList.qty')}</Right>
              <Right>{label('field.partsList.auditQty')}</Right>
              <Right>{label('field.partsList.amount')}</Right>
            </tr>
          </thead>
          <tbody>
            {parts.map((line) => (
              <tr key={line.id}>
                <td>{line.partsCode}</td>
                <td>{line.partsName}</td>
                <td>{line.oldSerialNo && line.newSerialNo ? `${line.oldSerialNo} → ${line.newSerialNo}` : '–'}</td>
                <td className="print-sheet-number">{formatNumber(line.qty, language)}</td>
                <td className="print-sheet-number">{formatNumber(line.auditQty, language) || '–'}</td>
                <td className="print-sheet-number">
                  <Money amount={line.amount} currency={currency} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

const Right = ({ children }: { children: ReactNode }) => (
  <th scope="col" className="print-sheet-number">
    {children}
  </th>
);
