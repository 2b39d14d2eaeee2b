import type { MonthlyCollectReceipt } from '@harrow/api-client';
import { formatNumber, Money, useSettings } from '@harrow/ui';
import { Table } from 'antd';
import { useTranslation } from 'react-i18next';
import { type Account, accounts, stepsOf } from '../accountSteps.ts';
import { SignedFile } from './SignedFile.tsx';

/** A step from the opening to the closing of the accounts. */
interface Step {
  key: string;
  text: string;
  isBalance: boolean;
  amounts: Readonly<Partial<Record<Account, number>>>;
}

/** A as a stair from opening to closing, B what is settled, C the target. */
export function SummaryTab({ receipt }: { receipt: MonthlyCollectReceipt }) {
  const { t } = useTranslation('monthlyCollectReceipts');
  const { language } = useSettings();
  const { currency } = receipt;
  const balance = (key: 'opening' | 'closing', amounts: Record<Account, number>): Step => ({ key, text: t(`field.${key}`), isBalance: true, amounts });
  const steps = [
    balance('opening', { vehicle: receipt.openingVehicle, parts: receipt.openingParts, deposit: receipt.openingDeposit }),
    ...stepsOf(receipt.movement).map(({ feeType, ...step }) => ({ key: feeType, isBalance: false, ...step })),
    balance('closing', { vehicle: receipt.closingVehicle, parts: receipt.closingParts, deposit: receipt.closingDeposit }),
  ];
  const settled = (['feeWarranty', 'feeService', 'feeMarketing', 'feeChargeback', 'settlementTotal'] as const).map((name) => ({
    key: name,
    text: t(`field.${name}`),
    amount: receipt[name],
  }));
  return (
    <>
      <section>
        <h2>{t('summary.accounts', { currency })}</h2>
        {/* Wider than a phone, it is scrolled by keys as well. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div role="group" aria-label={t('summary.accounts', { currency })} tabIndex={0} className="hw-focusable" style={{ overflowX: 'auto' }}>
          <Table<Step>
            size="small"
            rowKey="key"
            pagination={false}
            style={{ minWidth: 'max-content' }}
            dataSource={steps}
            columns={[
              { key: 'text', title: t('field.feeType'), render: (_value, { text, isBalance }) => (isBalance ? <strong>{text}</strong> : text) },
              ...accounts.map((account) => ({
                key: account,
                title: t(`account.${account}`),
                align: 'end' as const,
                render: (_value: unknown, { amounts, isBalance }: Step) =>
                  amounts[account] === undefined ? '–' : <Money amount={amounts[account]} strong={isBalance} />,
              })),
            ]}
          />
        </div>
      </section>
      <section>
        <h2>{t('summary.settlement', { currency })}</h2>
        <Table<(typeof settled)[number]>
          size="small"
          rowKey="key"
          pagination={false}
          dataSource={settled}
          columns={[
            { key: 'text', title: t('field.feeType'), dataIndex: 'text' },
            {
              key: 'amount',
              title: t('field.amount'),
              align: 'end',
              render: (_value, { key, amount }) => <Money amount={amount} strong={key === 'settlementTotal'} />,
            },
          ]}
        />
        {receipt.heldCount > 0 && <p>{t('summary.held', { count: receipt.heldCount })}</p>}
      </section>
      <section>
        <h2>{t('summary.target')}</h2>
        <p>
          {receipt.targetAmount === null || receipt.collectionRate === null ? (
            t('summary.noTarget')
          ) : (
            <>
              <Money amount={receipt.collected} /> / <Money amount={receipt.targetAmount} currency={currency} /> ={' '}
              {formatNumber(receipt.collectionRate, language, 1)} %
            </>
          )}
        </p>
      </section>
      <SignedFile id={receipt.id} />
    </>
  );
}
