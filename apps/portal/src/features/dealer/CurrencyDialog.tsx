import type { Dealer } from '@harrow/api-client';
import { DictSelect, FieldGrid, NumberInput, DateInput, LimitedInput } from '@harrow/ui';
import { Alert, Form } from 'antd';
import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import { useWarnings } from '../../shared/calls/useWarnings.tsx';
import { EditDialog } from '../../shared/administration/EditDialog.tsx';
import { useOpened } from '../../shared/administration/useOpened.ts';
import { useRequired } from '../../shared/master/masterFields.tsx';
import { changeCurrency } from './dealers.ts';

interface Plan {
  currency: string;
  validFrom?: string | null;
  creditLimit?: number | null;
  reason?: string | null;
}

interface CurrencyDialogProps {
  dealer: Dealer;
  onClose: () => void;
  onSaved: () => void;
}

/** Plans another settlement currency from the first day of a coming month on. */
export function CurrencyDialog({ dealer: given, onClose, onSaved }: CurrencyDialogProps) {
  const { t } = useTranslation('dealer');
  const dealer = useOpened(given);
  const warnings = useWarnings();
  const required = useRequired();
  const { id, version, settlementCurrency, settlementCurrency_dictText, nextCurrency } = dealer;
  const next = dayjs().add(1, 'month').startOf('month').format('YYYY-MM-DD');
  return (
    <>
      <EditDialog<Plan>
        title={t('currency.change')}
        initialValues={{ validFrom: dealer.nextCurrencyFrom ?? next, ...(nextCurrency && { currency: nextCurrency }) }}
        save={(plan) => warnings.run((confirm) => changeCurrency({ id, version, ...plan }, { confirm }))}
        onSaved={(saved) => saved !== undefined && onSaved()}
        onClose={onClose}
        notice={
          <Alert
            type="info"
            showIcon
            style={{ marginBlockEnd: 16 }}
            title={t(nextCurrency ? 'currency.cancelHint' : 'currency.hint', { currency: settlementCurrency_dictText })}
          />
        }
      >
        <FieldGrid columns={2}>
          <Form.Item name="currency" label={t('field.nextCurrency')} rules={required}>
            <DictSelect dict="currency" filter={(value) => nextCurrency !== null || value !== settlementCurrency} />
          </Form.Item>
          <Form.Item name="validFrom" label={t('field.nextCurrencyFrom')}>
            <DateInput />
          </Form.Item>
          <Form.Item name="creditLimit" label={t('field.nextCreditLimit')}>
            <NumberInput decimals={2} nonNegative />
          </Form.Item>
          <Form.Item name="reason" label={t('field.statusReason')}>
            <LimitedInput limit={500} />
          </Form.Item>
        </FieldGrid>
      </EditDialog>
      {warnings.dialog}
    </>
  );
}
