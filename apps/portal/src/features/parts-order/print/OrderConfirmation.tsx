import type { PartsOrder } from '@harrow/api-client';
import { formatDate, formatNumber, Money, useSettings } from '@harrow/ui';
import type { ReactNode } from 'react';
import { PaperSheet } from '../../../shared/print/PaperSheet.tsx';
import { SheetFact, SheetFacts } from '../../../shared/print/SheetFacts.tsx';
import { useTwoLanguages } from '../../../shared/print/useTwoLanguages.tsx';
import { partsOrderListing } from '../partsOrders.ts';

/** What the maker delivers and when, what is on backorder, what it costs and on which terms; signed by the maker. */
export function OrderConfirmation({ order }: { order: PartsOrder }) {
  const label = useTwoLanguages('partsOrder');
  const { language } = useSettings();
  const { currency, surcharge, discount, freight } = order;
  const number = (value: number): string => formatNumber(value, language);
  const isConfirmed = order.confirmTime !== null;
  const sums = [
    { key: 'partsAmount', amount: order.partsAmount },
    ...(surcharge === 0 ? [] : [{ key: 'surcharge', amount: surcharge } as const]),
    ...(discount === 0 ? [] : [{ key: 'discount', amount: -discount } as const]),
    ...(freight === 0 ? [] : [{ key: 'freight', amount: freight } as const]),
    { key: 'totalAmount', amount: order.totalAmount },
    ...(isConfirmed ? [{ key: 'confirmedAmount', amount: order.confirmedAmount } as const] : []),
  ] as const;
  return (
    <PaperSheet
      title={label(isConfirmed ? 'print.confirmation' : 'print.order')}
      no={order.orderNo}
      about={[order.orderType_dictText]}
      status={order.status_dictText}
      path={`${partsOrderListing.address}/detail/${order.id}`}
      signatures={[{ label: label('print.makerSign') }]}
    >
      <SheetFacts>
        <SheetFact label={label('field.dealerRef')}>{order.dealerRef}</SheetFact>
        <SheetFact label={label('field.contractNo')}>{order.contractNo}</SheetFact>
        <SheetFact label={label('field.requiredDate')}>{formatDate(order.requiredDate)}</SheetFact>
        <SheetFact label={label('field.deliveryMethod')}>{order.deliveryMethod_dictText}</SheetFact>
        <SheetFact label={label('field.tradeTerm')}>{order.tradeTerm_dictText}</SheetFact>
        <SheetFact label={label('field.priceDate')}>{formatDate(order.priceDate)}</SheetFact>
        <SheetFact label={label('field.consignee')}>{order.consignee}</SheetFact>
        <SheetFact label={label('field.deliveryAddress')}>{order.deliveryAddress}</SheetFact>
        {order.vin && <SheetFact label={label('field.vin')}>{order.vin}</SheetFact>}
        {order.claimNo && <SheetFact label={label('field.claimNo')}>{order.claimNo}</SheetFact>}
      </SheetFacts>
      <table>
        <thead>
          <tr>
            <th scope="col">{label('field.lines.lineNo')}</th>
            <th scope="col">{label('field.lines.partsCode')}</th>
            <Right>{label('field.lines.qty')}</Right>
            {isConfirmed && (
              <>
                <Right>{label('field.lines.confirmedQty')}</Right>
                <Right>{label('field.lines.backorderQty')}</Right>
                <th scope="col">{label('field.lines.promisedDate')}</th>
              </>
            )}
            <Right>{label('field.lines.unitPrice')}</Right>
            <Right>{label('field.lines.amount')}</Right>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <tr key={line.id}>
              <td>{line.lineNo}</td>
              <td>
                {line.partsCode} {line.partsName}
                {line.substituteCode && ` → ${line.substituteCode}`}
              </td>
              <td className="print-sheet-number">{number(line.qty)}</td>
              {isConfirmed && (
                <>
                  <td className="print-sheet-number">{number(line.confirmedQty)}</td>
                  <td className="print-sheet-number">{number(line.backorderQty)}</td>
                  <td>{formatDate(line.promisedDate) || '–'}</td>
                </>
              )}
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
        {sums.map(({ key, amount }) => (
          <SheetFact key={key} label={label(`field.${key}`)}>
            <Money amount={amount} currency={currency} strong={key === 'totalAmount'} />
          </SheetFact>
        ))}
      </SheetFacts>
      <p>{label('print.terms')}</p>
    </PaperSheet>
  );
}

const Right = ({ children }: { children: ReactNode }) => (
  <th scope="col" className="print-sheet-number">
    {children}
  </th>
);
