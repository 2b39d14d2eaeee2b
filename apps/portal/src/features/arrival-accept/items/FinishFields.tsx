import { DictSelect, useFieldProblem } from '@harrow/ui';
import { limitRules } from '@harrow/validation/field-rules';
import { Checkbox, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from '../../../documents/checklist/checklist.module.css';
import { useLineError } from '../../../documents/form/document/lines/LineField.tsx';
import { fieldId, useOpenForm } from '../../../documents/form/document/openForm.ts';
import { Field } from '../../../documents/form/Field.tsx';
import { placeKey } from '../../../documents/actions/marks.ts';
import { useReview } from '../../../documents/review/reviewInHand.ts';
import { arrivalSheet, type SheetItem } from '../arrivalKind.ts';

const remarkRules = limitRules({ type: 'string', maxLength: arrivalSheet.lists.items.fields.remark.maxLength });

/** The dealer's handling of an open item. */
export function FinishFields({ line }: Pick<SheetItem, 'line'>) {
  const { t } = useTranslation('arrivalAccept');
  const { pageId } = useOpenForm();
  const { values, type } = useReview();
  const said = (field: string): string => (values[placeKey(field, line.id!)] as string | null | undefined) ?? '';
  const say = (field: string, value: string): void => type({ [placeKey(field, line.id!)]: value });
  const remark = said('remark');
  const id = (field: string): string => fieldId(pageId, field, line.itemCode);
  const errors = {
    handling: useLineError('items', line.itemCode, 'handling'),
    handled: useLineError('items', line.itemCode, 'handled'),
    remark: useLineError('items', line.itemCode, 'remark'),
  };
  const remarkProblem = useFieldProblem(remarkRules, remark);
  return (
    <div className={styles.details}>
      <Field id={id('handling')} label={t('finish.handling')} error={errors.handling}>
        {(control) => (
          <DictSelect
            {...control}
            dict="pdi_handling"
            value={said('handling') || undefined}
            allowClear={false}
            onChange={(handling) => typeof handling === 'string' && say('handling', handling)}
          />
        )}
      </Field>
      <Field id={id('remark')} label={t('field.items.remark')} optional error={errors.remark ?? remarkProblem}>
        {(control) => <Input {...control} value={remark} onChange={({ target }) => say('remark', target.value)} />}
      </Field>
      <div className={styles.wide}>
        <Checkbox
          id={id('handled')}
          aria-invalid={errors.handled ? true : undefined}
          aria-describedby={`${id('handled')}-note`}
          checked={said('handled') === 'Y'}
          onChange={({ target }) => say('handled', target.checked ? 'Y' : 'N')}
        >
          {t('finish.done', { item: line.itemName })}
        </Checkbox>
        <p id={`${id('handled')}-note`} aria-live="polite" className={styles.error}>
          {errors.handled}
        </p>
      </div>
    </div>
  );
}
