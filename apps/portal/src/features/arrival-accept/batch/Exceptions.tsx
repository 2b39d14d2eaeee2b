import type { ArrivalAcceptLine, ArrivalAcceptLineInput, PdiHandling } from '@harrow/api-client';
import { DictSelect, NumberInput, LimitedInput } from '@harrow/ui';
import { Button, Select } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonSelect } from '../items/FailureFields.tsx';
import styles from './batch.module.css';

interface ExceptionsProps {
  vin: string;
  lines: readonly ArrivalAcceptLine[];
  value?: ArrivalAcceptLineInput[];
  onChange?: (items: ArrivalAcceptLineInput[]) => void;
}

/** Items of one machine that are not as with the others: failed, or measured otherwise. A control for `Form.Item`. */
export function Exceptions({ vin, lines, value = [], onChange }: ExceptionsProps) {
  const { t } = useTranslation('arrivalAccept');
  const id = useId();
  const change = (index: number, patch: ArrivalAcceptLineInput): void => onChange?.(value.map((item, at) => (at === index ? { ...item, ...patch } : item)));
  return (
    <div className={styles.exceptions}>
      {value.map((item, index) => {
        const line = lines.find(({ itemCode }) => itemCode === item.itemCode);
        const named = (name: string): string => `${vin}: ${name}`;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a row has nothing else that stays
          <div key={index} className={styles.exception}>
            <Select
              aria-label={named(t('batch.item'))}
              value={item.itemCode}
              placeholder={t('batch.item')}
              showSearch={{ optionFilterProp: 'label' }}
              options={lines.map(({ itemCode, itemName }) => ({ value: itemCode, label: `${itemCode} ${itemName}` }))}
              onChange={(itemCode: string) => onChange?.(value.map((one, at) => (at === index ? { itemCode, itemResult: 'no_pass' } : one)))}
            />
            {line?.valueType === 'number' && (
              <NumberInput
                aria-label={named(t('field.items.measuredValue'))}
                value={item.measuredValue ?? null}
                decimals={2}
                suffix={line.unit}
                onChange={(measuredValue) => change(index, { measuredValue: measuredValue ?? null })}
              />
            )}
            {line && (
              <>
                <ReasonSelect
                  id={`${id}-${index}`}
                  aria-label={named(t('field.items.failedReasonCode'))}
                  placeholder={t('field.items.failedReasonCode')}
                  category={line.category}
                  value={item.failedReasonCode ?? null}
                  onChange={(failedReasonCode) => change(index, { failedReasonCode })}
                />
                {item.failedReasonCode === 'other' && (
                  <LimitedInput
                    aria-label={named(t('field.items.failedReasonText'))}
                    limit={300}
                    value={item.failedReasonText ?? ''}
                    onChange={({ target }) => change(index, { failedReasonText: target.value })}
                  />
                )}
                <DictSelect
                  aria-label={named(t('field.items.handling'))}
                  placeholder={t('field.items.handling')}
                  dict="pdi_handling"
                  value={item.handling ?? undefined}
                  onChange={(handling) => change(index, { handling: (handling as PdiHandling | undefined) ?? null })}
                />
              </>
            )}
            <Button type="text" aria-label={named(t('batch.removeException'))} onClick={() => onChange?.(value.filter((_, at) => at !== index))}>
              ✕
            </Button>
          </div>
        );
      })}
      <Button size="small" aria-label={`${vin}: ${t('batch.addException')}`} onClick={() => onChange?.([...value, { itemResult: 'no_pass' }])}>
        {t('batch.addException')}
      </Button>
    </div>
  );
}
