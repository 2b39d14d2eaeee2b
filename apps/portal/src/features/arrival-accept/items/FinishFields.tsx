import { DictSelect, useFieldProblem } from '@harrow/ui';
import { limitRules } from '@harrow/validation/field-rules';
import { Checkbox, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from '../../../documents/checklist/checklist.module.css';
import { useLineError } from '../../../documents/form/document/lines/LineField.tsx';
import { fieldId, useOpenForm } from '../../../documents/form/document/openForm.ts';
import { Field } from '../../../documents/form/Field.tsx';
import { arrivalSheet, type SheetItem } from '../arrivalKind.ts';
import { useNotes } from '../ArrivalNotes.tsx';

const remarkRules = limitRules({ type: 'string', maxLength: arrivalSheet.lists.items.fields.remark.maxLength });

/** How the dealer has handled an item that was left open. */
export function FinishFields({ line, row }: SheetItem) {
  const { t } = useTranslation('arrivalAccept');
  const { pageId } = useOpenForm();
  const notes = useNotes();
  const lineId = line.id!;
  const note = notes.notes[lineId] ?? {};
  const remark = note['remark'] ?? row.remark ?? '';
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
            value={note['handling'] ?? row.handling ?? undefined}
            allowClear={false}
            onChange={(handling) => typeof handling === 'string' && notes.note(lineId, { handling })}
          />
        )}
      </Field>
      <Field id={id('remark')} label={t('field.items.remark')} optional error={errors.remark ?? remarkProblem}>
        {(control) => <Input {...control} value={remark} onChange={({ target }) => notes.note(lineId, { remark: target.value })} />}
      </Field>
      <div className={styles.wide}>
        <Checkbox
          id={id('handled')}
          aria-invalid={errors.handled ? true : undefined}
          aria-describedby={`${id('handled')}-note`}
          checked={note['handled'] === 'Y'}
          onChange={({ target }) => notes.note(lineId, { handled: target.checked ? 'Y' : 'N' })}
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
