import type { VehicleOrder } from '@harrow/api-client';
import { formatDate, formatNumber, Money, useSettings } from '@harrow/ui';
import { PaperSheet } from '../../../shared/print/PaperSheet.tsx';
import { SheetFact, SheetFacts } from '../../../shared/print/SheetFacts.tsx';
import { useTwoLanguages } from '../../../shared/print/useTwoLanguages.tsx';
import { vehicleOrderListing } from '../vehicleOrders.ts';

/** What is ordered, on which terms, what it costs and what is paid first; signed by both. */
export function OrderConfirmation({ order }: { order: VehicleOrder }) {
  const label = useTwoLanguages('vehicleOrder');
  const { language } = useSettings();
  const { currency } = order;
  return (
    <PaperSheet
      title={label('print.confirmation')}
      no={order.orderNo}
      about={[order.contractNo]}
      status={order.status_dictText}
      path={`${vehicleOrderListing.address}/detail/${order.id}`}
      signatures={[{ label: label('print.makerSign') }, { label: label('print.dealerSign') }]}
    >
      <SheetFacts>
        <SheetFact label={label('field.contractNo')}>{order.contractNo}</SheetFact>
        <SheetFact label={label('field.contractSigningDate')}>{formatDate(order.contractSigningDate)}</SheetFact>
        <SheetFact label={label('field.deliveryMethod')}>{order.deliveryMethod_dictText}</SheetFact>
        <SheetFact label={label('field.tradeTerm')}>{order.tradeTerm_dictText}</SheetFact>
        <SheetFact label={label('field.destinationPort')}>{order.destinationPort}</SheetFact>
        <SheetFact label={label('field.expectedShipDate')}>{formatDate(order.expectedShipDate)}</SheetFact>
      </SheetFacts>
      <table>
        <thead>
          <tr>
            <th scope="col">{label('field.lines.lineNo')}</th>
            <th scope="col">{label('field.lines.fourthProduct')}</th>
            <th scope="col">{label('field.lines.config')}</th>
            <th scope="col">{label('field.lines.color')}</th>
            <th scope="col" className="print-sheet-number">
              {label('field.lines.qty')}
            </th>
            <th scope="col" className="print-sheet-number">
              {label('field.lines.unitPrice')}
            </th>
            <th scope="col" className="print-sheet-number">
              {label('field.lines.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <tr key={line.id}>
              <td>{line.lineNo}</td>
              <td>{[line.fourthProduct_dictText, line.materialCode].filter(Boolean).join(' · ')}</td>
              <td>{line.config_dictText ?? '–'}</td>
              <td>{line.color_dictText ?? '–'}</td>
              <td className="print-sheet-number">{formatNumber(line.qty, language)}</td>
              <td className="print-sheet-number">
                <Money amount={line.unitPrice} currency={currency} />
              </td>
              <td className="print-sheet-number">
                <Money amount={line.amount} currency={currency} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <SheetFacts>
        <SheetFact label={label('field.numberOfOrders')}>{formatNumber(order.numberOfOrders, language)}</SheetFact>
        <SheetFact label={label('field.orderAmount')}>
          <Money amount={order.orderAmount} currency={currency} strong />
        </SheetFact>
        <SheetFact label={label('field.depositRatio')}>{formatNumber(order.depositRatio, language)}</SheetFact>
        <SheetFact label={label('field.depositAmount')}>
          <Money amount={order.depositAmount} currency={currency} />
        </SheetFact>
      </SheetFacts>
      {order.remark && <p style={{ whiteSpace: 'pre-line' }}>{order.remark}</p>}
    </PaperSheet>
  );
}
