import type { PdiResult } from '@harrow/api-client';
import { formatNumber, NumberInput, StatusTag, useDictionary, useSettings } from '@harrow/ui';
import { Button, Input, Radio } from 'antd';
import { memo, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../documents/form/Field.tsx';
import { isFailed } from '../form/arrivalForm.ts';
import { type ChangeFinding, idOf, type SheetItem } from '../form/editing.ts';
import { FailureFields } from './FailureFields.tsx';
import { ItemPhotos } from './ItemPhotos.tsx';
import styles from './sheet.module.css';

interface CheckItemProps extends SheetItem {
  pageId: string;
  /** What the server said is wrong, by field; keep the object. */
  errors: Readonly<Record<string, string>>;
  /** What the reviewer wrote when the sheet came back. */
  mark: string | undefined;
  onChange: (itemCode: string, patch: Parameters<ChangeFinding>[0]) => void;
}

/** One item of the checklist: passed, failed or not applicable, with what was measured and why it failed. */
export const CheckItem = memo(function CheckItem({ line, row, pageId, errors, mark, onChange }: CheckItemProps) {
  const { t } = useTranslation('arrivalAccept');
  const { items: results = [] } = useDictionary('pdi_result');
  const nameId = useId();
  const [isOpen, setOpen] = useState(false);
  const { itemCode, valueType } = line;
  const change: ChangeFinding = (patch) => onChange(itemCode, patch);
  const id = (field: string): string => idOf(pageId, field, itemCode);
  const hasDetails = isOpen || isFailed(row) || row.remark !== null || line.photos > 0 || line.photoRequired === 'Y' || Boolean(errors['itemPhoto']);
  const isMeasured = valueType === 'number' || valueType === 'text';
  return (
    <li className={styles.item} data-result={row.itemResult ?? undefined}>
      <div>
        <p id={nameId} className={styles.name}>
          <span className={styles.code}>{itemCode}</span> {line.itemName} {line.safety === 'Y' && <StatusTag color="warning" text={t('item.safety')} />}
        </p>
        <p className={styles.standard}>
          {line.standard}{' '}
          {!hasDetails && (
            <Button type="link" size="small" onClick={() => setOpen(true)} aria-describedby={nameId}>
              {t('item.more')}
            </Button>
          )}
        </p>
        {mark && <p className={styles.error}>{t('documents:form.marked', { note: mark })}</p>}
      </div>
      <div id={id('itemResult')} className={styles.results}>
        <Radio.Group
          aria-labelledby={nameId}
          optionType="button"
          buttonStyle="solid"
          value={row.itemResult}
          // What must be checked always applies.
          options={results.filter(({ value }) => value !== 'na' || line.mandatory === 'N').map(({ value, text }) => ({ value, label: text }))}
          onChange={({ target }) => change({ itemResult: target.value as PdiResult })}
        />
        {errors['itemResult'] && <p className={styles.error}>{errors['itemResult']}</p>}
      </div>
      {(hasDetails || isMeasured) && (
        <div className={styles.details}>
          {isMeasured && row.itemResult !== 'na' && <MeasuredField {...{ line, row, errors, change, id }} />}
          {isFailed(row) && <FailureFields {...{ line, row, errors, change, id }} />}
          {hasDetails && (
            <>
              <Field id={id('remark')} label={t('field.items.remark')} optional error={errors['remark']}>
                {(control) => (
                  <Input {...control} value={row.remark ?? ''} maxLength={200} onChange={({ target }) => change({ remark: target.value || null })} />
                )}
              </Field>
              <ItemPhotos line={line} id={id('itemPhoto')} error={errors['itemPhoto']} />
            </>
          )}
        </div>
      )}
    </li>
  );
});

interface PartProps extends SheetItem {
  errors: Readonly<Record<string, string>>;
  change: ChangeFinding;
  id: (field: string) => string;
}

/** What was measured, with the limits it is judged by. */
function MeasuredField({ line: { valueType, unit, minValue, maxValue }, row, errors, change, id }: PartProps) {
  const { t } = useTranslation('arrivalAccept');
  const { language } = useSettings();
  const [least, most] = [formatNumber(minValue, language), formatNumber(maxValue, language)];
  const range = least && most ? `${least}–${most}` : least ? `≥ ${least}` : `≤ ${most}`;
  if (valueType === 'text')
    return (
      <Field id={id('measuredText')} label={t('field.items.measuredText')} error={errors['measuredText']}>
        {(control) => (
          <Input {...control} value={row.measuredText ?? ''} maxLength={50} onChange={({ target }) => change({ measuredText: target.value || null })} />
        )}
      </Field>
    );
  return (
    <Field
      id={id('measuredValue')}
      label={t('field.items.measuredValue')}
      error={errors['measuredValue']}
      hint={t('item.limits', { range: `${range} ${unit ?? ''}`.trim() })}
    >
      {(control) => (
        <NumberInput
          {...control}
          size="large"
          value={row.measuredValue}
          decimals={2}
          suffix={unit}
          onChange={(value) => change({ measuredValue: value ?? null })}
        />
      )}
    </Field>
  );
}
