import type { PdiResult } from '@harrow/api-client';
import { useDictionary } from '@harrow/ui';
import { Input, Radio } from 'antd';
import { memo, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckedItem } from '../../../documents/checklist/CheckedItem.tsx';
import { isMeasured, placeId } from '../../../documents/checklist/checkLine.ts';
import styles from '../../../documents/checklist/checklist.module.css';
import { MeasuredField } from '../../../documents/checklist/MeasuredField.tsx';
import { Field } from '../../../documents/form/Field.tsx';
import { isFailed } from '../form/arrivalForm.ts';
import type { ChangeFinding, SheetItem } from '../form/editing.ts';
import { FailureFields } from './FailureFields.tsx';
import { ItemPhotos } from './ItemPhotos.tsx';

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
  const change: ChangeFinding = (patch) => onChange(line.itemCode, patch);
  const id = (field: string): string => placeId(pageId, field, line.itemCode);
  const hasMore = isOpen || isFailed(row) || row.remark !== null || line.photos > 0 || line.photoRequired === 'Y' || Boolean(errors['itemPhoto']);
  const asksValue = isMeasured(line) && row.itemResult !== 'na';
  return (
    <CheckedItem
      line={line}
      result={row.itemResult}
      nameId={nameId}
      mark={mark}
      moreText={hasMore ? undefined : t('item.more')}
      onMore={() => setOpen(true)}
      control={
        <div id={id('itemResult')}>
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
      }
      details={
        (hasMore || asksValue) && (
          <>
            {asksValue && <MeasuredField {...{ line, row, errors, change }} idOf={id} labelOf={(field) => t(`field.items.${field}`)} />}
            {isFailed(row) && <FailureFields {...{ line, row, errors, change, id }} />}
            {hasMore && (
              <>
                <Field id={id('remark')} label={t('field.items.remark')} optional error={errors['remark']}>
                  {(control) => (
                    <Input {...control} value={row.remark ?? ''} maxLength={200} onChange={({ target }) => change({ remark: target.value || null })} />
                  )}
                </Field>
                <ItemPhotos line={line} id={id('itemPhoto')} error={errors['itemPhoto']} />
              </>
            )}
          </>
        )
      }
    />
  );
});
