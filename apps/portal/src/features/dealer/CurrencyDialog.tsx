import type { Dealer } from '@harrow/api-client';
import { dealerMastersChangeCurrencyRecord } from '@harrow/api-client/records';
import { FieldGrid } from '@harrow/ui';
import { Alert } from 'antd';
import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import { useWarnings } from '../../shared/calls/useWarnings.tsx';
import { EditDialog } from '../../shared/administration/EditDialog.tsx';
import { useOpened } from '../../shared/administration/useOpened.ts';
import { sheetFieldsOf } from '../../shared/fields/sheetFieldsOf.tsx';
import { changeCurrency } from './dealers.ts';

const SheetField = sheetFieldsOf(dealerMastersChangeCurrencyRecord, 'dealer');

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
          <SheetField name="currency" label={t('field.nextCurrency')} choices={(value) => nextCurrency !== null || value !== settlementCurrency} />
          <SheetField name="validFrom" label={t('field.nextCurrencyFrom')} />
          <SheetField name="creditLimit" label={t('field.nextCreditLimit')} />
          <SheetField name="reason" label={t('field.statusReason')} />
        </FieldGrid>
      </EditDialog>
      {warnings.dialog}
    </>
  );
}
