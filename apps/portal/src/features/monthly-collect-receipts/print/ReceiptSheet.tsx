import type { MonthlyCollectReceipt, StatementFee, StatementLedgerLine } from '@harrow/api-client';
import { formatMoney, useSettings } from '@harrow/ui';
import { sum } from '@harrow/validation';
import { PaperSheet } from '../../../shared/print/PaperSheet.tsx';
import { SheetFact, SheetFacts } from '../../../shared/print/SheetFacts.tsx';
import { SheetTable } from '../../../shared/print/SheetTable.tsx';
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
      annex={<Annex receipt={receipt} />}
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

/** Every entry and every fee; they begin on a page of their own. */
function Annex({ receipt: { ledgerLines, feeLines } }: { receipt: PaperReceipt }) {
  const label = useTwoLanguages('monthlyCollectReceipts');
  const amount = useAmount();
  const moved = (direction: 'in' | 'out') => (line: StatementLedgerLine) => (line.direction === direction ? amount(line.amount) : '');
  const total = (direction: 'in' | 'out') => amount(sum(ledgerLines.filter((line) => line.direction === direction).map((line) => line.amount)));
  return (
    <>
      <h2>{label('print.annexLedger')}</h2>
      <SheetTable
        rows={ledgerLines}
        columns={[
          { title: label('field.entryNo'), value: (line) => line.entryNo },
          { title: label('field.feeDate'), value: (line) => line.feeDate },
          { title: label('field.accountType'), value: (line) => line.accountType_dictText },
          { title: label('field.feeType'), value: (line) => line.feeType_dictText },
          { title: label('field.sourceNo'), value: (line) => line.sourceNo },
          { title: label('field.in'), isNumber: true, value: moved('in') },
          { title: label('field.out'), isNumber: true, value: moved('out') },
        ]}
        total={{ label: label('print.total'), values: [total('in'), total('out')] }}
      />
      <h2>{label('print.annexFees')}</h2>
      <SheetTable
        rows={feeLines}
        columns={[
          { title: label('field.sourceNo'), value: (fee) => fee.sourceNo },
          { title: label('field.feeNo'), value: (fee) => fee.feeNo },
          { title: label('field.feeDate'), value: (fee) => fee.feeDate },
          { title: label('field.feeType'), value: (fee) => fee.feeType_dictText },
          { title: label('field.amount'), isNumber: true, value: (fee) => amount(fee.amount) },
        ]}
        total={{ label: label('print.total'), values: [amount(sum(feeLines.map((fee) => fee.amount)))] }}
      />
    </>
  );
}
