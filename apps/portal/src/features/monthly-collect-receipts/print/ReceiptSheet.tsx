import type { MonthlyCollectReceipt, StatementFee, StatementLedgerLine } from '@harrow/api-client';
import { formatMoney, useSettings } from '@harrow/ui';
import { PaperSheet } from '../../../shared/print/PaperSheet.tsx';
import { SheetFact, SheetFacts } from '../../../shared/print/SheetFacts.tsx';
import { useTwoLanguages } from '../../../shared/print/useTwoLanguages.tsx';
import { accounts, stepsOf } from '../accountSteps.ts';
import { receiptListing } from '../receipts.ts';

/** A statement with its annex: entries of the month, and the fees that it settles. */
export type PaperReceipt = MonthlyCollectReceipt & { ledgerLines: StatementLedgerLine[]; feeLines: StatementFee[] };

/** The statement of a month: A, B, open orders, bank, and what counts as confirmed. */
export function ReceiptSheet({ receipt }: { receipt: PaperReceipt }) {
  const label = useTwoLanguages('monthlyCollectReceipts');
  return (
    <PaperSheet
      title={label('print.title')}
      no={receipt.receiptNo}
      about={[receipt.period, receipt.currency]}
      status={receipt.status_dictText}
      path={`${receiptListing.address}/detail/${receipt.id}`}
      signatures={[{ label: label('print.maker') }, { label: label('print.dealer') }]}
    >
      <Accounts receipt={receipt} />
      <Settlement receipt={receipt} />
      <OpenOrders receipt={receipt} />
      <SheetFacts>
        <SheetFact label={label('print.bankOfMaker')}>{receipt.makerParty.bankName ?? '–'}</SheetFact>
        <SheetFact label={label('print.bankOfDealer')}>
          {[receipt.dealerParty.bankName, receipt.dealerParty.bankTagNumber, receipt.dealerParty.accountNumber].filter(Boolean).join(' · ') || '–'}
        </SheetFact>
        <SheetFact label={label('print.objections')}>{receipt.disputeEnd ?? '–'}</SheetFact>
      </SheetFacts>
      <p>{label('print.confirmed')}</p>
      <p>{label('print.withoutTax')}</p>
      <Annex receipt={receipt} />
    </PaperSheet>
  );
}

function useAmount(): (amount: number) => string {
  const { language } = useSettings();
  return (amount) => formatMoney(amount, undefined, language) || '–';
}

function Accounts({ receipt }: { receipt: PaperReceipt }) {
  const label = useTwoLanguages('monthlyCollectReceipts');
  const amount = useAmount();
  const opening = { vehicle: receipt.openingVehicle, parts: receipt.openingParts, deposit: receipt.openingDeposit };
  const closing = { vehicle: receipt.closingVehicle, parts: receipt.closingParts, deposit: receipt.closingDeposit };
  return (
    <>
      <h2>{label('print.accounts')}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{label('field.feeType')}</th>
            {accounts.map((account) => (
              <th key={account} scope="col" className="print-sheet-number">
                {label(`account.${account}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{label('field.opening')}</th>
            {accounts.map((account) => (
              <td key={account} className="print-sheet-number">
                {amount(opening[account])}
              </td>
            ))}
          </tr>
          {stepsOf(receipt.movement).map(({ feeType, text, amounts }) => (
            <tr key={feeType}>
              <th scope="row">{text}</th>
              {accounts.map((account) => (
                <td key={account} className="print-sheet-number">
                  {amounts[account] === undefined ? '–' : amount(amounts[account])}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{label('field.closing')}</th>
            {accounts.map((account) => (
              <td key={account} className="print-sheet-number">
                <strong>{amount(closing[account])}</strong>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </>
  );
}

const kinds = ['feeWarranty', 'feeService', 'feeMarketing', 'feeChargeback', 'settlementTotal'] as const;

function Settlement({ receipt }: { receipt: PaperReceipt }) {
  const label = useTwoLanguages('monthlyCollectReceipts');
  const amount = useAmount();
  return (
    <>
      <h2>{label('print.settlement')}</h2>
      <table>
        <tbody>
          {kinds.map((name) => (
            <tr key={name}>
              <th scope="row">{label(`field.${name}`)}</th>
              <td className="print-sheet-number">{amount(receipt[name])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function OpenOrders({ receipt: { openOrders } }: { receipt: PaperReceipt }) {
  const label = useTwoLanguages('monthlyCollectReceipts');
  const amount = useAmount();
  if (openOrders.length === 0) return null;
  return (
    <>
      <h2>{label('print.openOrders')}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{label('field.orderNo')}</th>
            <th scope="col">{label('field.orderDate')}</th>
            <th scope="col" className="print-sheet-number">
              {label('field.amount')}
            </th>
            <th scope="col" className="print-sheet-number">
              {label('field.chargedAmount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {openOrders.map((order) => (
            <tr key={order.orderNo}>
              <td>{order.orderNo}</td>
              <td>{order.orderDate}</td>
              <td className="print-sheet-number">{amount(order.amount)}</td>
              <td className="print-sheet-number">{amount(order.chargedAmount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Annex({ receipt: { ledgerLines, feeLines } }: { receipt: PaperReceipt }) {
  const label = useTwoLanguages('monthlyCollectReceipts');
  const amount = useAmount();
  return (
    <>
      <h2>{label('print.annexLedger')}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{label('field.entryNo')}</th>
            <th scope="col">{label('field.feeDate')}</th>
            <th scope="col">{label('field.accountType')}</th>
            <th scope="col">{label('field.feeType')}</th>
            <th scope="col">{label('field.sourceNo')}</th>
            <th scope="col" className="print-sheet-number">
              {label('field.in')}
            </th>
            <th scope="col" className="print-sheet-number">
              {label('field.out')}
            </th>
          </tr>
        </thead>
        <tbody>
          {ledgerLines.map((line) => (
            <tr key={line.id}>
              <td>{line.entryNo}</td>
              <td>{line.feeDate}</td>
              <td>{line.accountType_dictText}</td>
              <td>{line.feeType_dictText}</td>
              <td>{line.sourceNo}</td>
              <td className="print-sheet-number">{line.direction === 'in' ? amount(line.amount) : ''}</td>
              <td className="print-sheet-number">{line.direction === 'out' ? amount(line.amount) : ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2>{label('print.annexFees')}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{label('field.sourceNo')}</th>
            <th scope="col">{label('field.feeNo')}</th>
            <th scope="col">{label('field.feeDate')}</th>
            <th scope="col">{label('field.feeType')}</th>
            <th scope="col" className="print-sheet-number">
              {label('field.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {feeLines.map((fee) => (
            <tr key={fee.id}>
              <td>{fee.sourceNo}</td>
              <td>{fee.feeNo}</td>
              <td>{fee.feeDate}</td>
              <td>{fee.feeType_dictText}</td>
              <td className="print-sheet-number">{amount(fee.amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
