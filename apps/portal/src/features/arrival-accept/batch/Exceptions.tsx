import type { ArrivalAcceptLine, ArrivalAcceptLineInput, PdiHandling, PdiResult } from '@harrow/api-client';
import { DictSelect, LimitedInput, NumberInput, useDictionary } from '@harrow/ui';
import { Button, Checkbox, Select } from 'antd';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isMeasured } from '../../../documents/checklist/checkLine.ts';
import { ReasonSelect } from '../items/FailureFields.tsx';
import type { Finding } from '../items/findings.ts';
import { changedException, readException } from './acceptanceInput.ts';
import styles from './batch.module.css';

interface ExceptionsProps {
  vin: string;
  lines: readonly ArrivalAcceptLine[];
  value?: ArrivalAcceptLineInput[];
  onChange?: (items: ArrivalAcceptLineInput[]) => void;
}

/** Items of one machine that are not as with the others: failed, measured otherwise, or not applicable. A control for `Form.Item`. */
export function Exceptions({ vin, lines, value = [], onChange }: ExceptionsProps) {
  const { t } = useTranslation('arrivalAccept');
  const replace = (index: number, item: ArrivalAcceptLineInput): void => onChange?.(value.map((one, at) => (at === index ? item : one)));
  return (
    <div className={styles.exceptions}>
      {value.map((item, index) => {
        const line = lines.find(({ itemCode }) => itemCode === item.itemCode);
        const taken = new Set(value.map(({ itemCode }) => itemCode));
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a row has nothing else that stays
          <div key={index} className={styles.exception}>
            <Select
              aria-label={`${vin}: ${t('batch.item')}`}
              value={item.itemCode}
              placeholder={t('batch.item')}
              showSearch={{ optionFilterProp: 'label' }}
              options={lines
                .filter(({ itemCode }) => itemCode === item.itemCode || !taken.has(itemCode))
                .map(({ itemCode, itemName }) => ({ value: itemCode, label: `${itemCode} ${itemName}` }))}
              onChange={(itemCode: string) => replace(index, { itemCode, itemResult: 'no_pass' })}
            />
            {line && (
              <Exception
                vin={vin}
                line={line}
                item={item}
                onChange={(patch) => replace(index, changedException(line, item, patch))}
                onRead={(before) => replace(index, readException(line, item, before))}
              />
            )}
            <Button
              type="text"
              aria-label={`${vin}: ${t('batch.removeException')} ${item.itemCode ?? ''}`.trim()}
              onClick={() => onChange?.(value.filter((_, at) => at !== index))}
            >
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

interface ExceptionProps {
  vin: string;
  line: ArrivalAcceptLine;
  item: ArrivalAcceptLineInput;
  onChange: (patch: Finding) => void;
  /** Its value has been typed to its end. @param before value when the typing began */
  onRead: (before: number | null | undefined) => void;
}

/** Result, reading, failure and remark of one exception. */
function Exception({ vin, line, item, onChange, onRead }: ExceptionProps) {
  const { t } = useTranslation('arrivalAccept');
  const { items: results = [] } = useDictionary('pdi_result');
  const id = useId();
  const before = useRef<number | null | undefined>(undefined);
  const named = (name: string): string => `${vin}: ${name}`;
  return (
    <>
      <Select
        aria-label={named(t('field.items.itemResult'))}
        value={item.itemResult}
        // "Not applicable" is no choice for a mandatory item.
        options={results.filter(({ value }) => value !== 'na' || line.mandatory === 'N').map(({ value, text }) => ({ value, label: text }))}
        onChange={(itemResult) => onChange({ itemResult: itemResult as PdiResult })}
      />
      {item.itemResult !== 'na' && isMeasured(line) && line.valueType === 'number' && (
        <NumberInput
          aria-label={named(t('field.items.measuredValue'))}
          placeholder={t('field.items.measuredValue')}
          value={item.measuredValue ?? null}
          decimals={2}
          suffix={line.unit}
          onFocus={() => {
            before.current = item.measuredValue;
          }}
          onBlur={() => onRead(before.current)}
          onChange={(measuredValue) => onChange({ measuredValue: measuredValue ?? null })}
        />
      )}
      {item.itemResult !== 'na' && line.valueType === 'text' && (
        <LimitedInput
          aria-label={named(t('field.items.measuredText'))}
          placeholder={t('field.items.measuredText')}
          limit={50}
          value={item.measuredText ?? ''}
          onChange={({ target }) => onChange({ measuredText: target.value })}
        />
      )}
      {item.itemResult === 'no_pass' && (
        <>
          <ReasonSelect
            id={`${id}-reason`}
            aria-label={named(t('field.items.failedReasonCode'))}
            placeholder={t('field.items.failedReasonCode')}
            category={line.category}
            value={item.failedReasonCode ?? null}
            onChange={(failedReasonCode) => onChange({ failedReasonCode })}
          />
          {item.failedReasonCode === 'other' && (
            <LimitedInput
              aria-label={named(t('field.items.failedReasonText'))}
              placeholder={t('field.items.failedReasonText')}
              limit={300}
              value={item.failedReasonText ?? ''}
              onChange={({ target }) => onChange({ failedReasonText: target.value })}
            />
          )}
          <DictSelect
            aria-label={named(t('field.items.handling'))}
            placeholder={t('field.items.handling')}
            dict="pdi_handling"
            value={item.handling ?? undefined}
            onChange={(handling) => onChange({ handling: (handling as PdiHandling | undefined) ?? null })}
          />
          {item.handling != null && (
            <Checkbox
              aria-label={named(t('item.done'))}
              checked={item.handled === 'Y'}
              onChange={({ target }) => onChange({ handled: target.checked ? 'Y' : 'N' })}
            >
              {t('item.done')}
            </Checkbox>
          )}
        </>
      )}
      <LimitedInput
        aria-label={named(t('field.items.remark'))}
        placeholder={t('field.items.remark')}
        limit={200}
        value={item.remark ?? ''}
        onChange={({ target }) => onChange({ remark: target.value })}
      />
    </>
  );
}
