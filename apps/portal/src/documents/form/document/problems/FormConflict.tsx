import { Alert, Button } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from '../../../../platform/store.ts';
import { fieldName } from '../../../../shared/changes/fieldName.ts';
import { plainValue } from '../../../../shared/changes/plainValue.tsx';
import { ConflictDialog } from '../../ConflictDialog.tsx';
import { withTexts } from '../../engine/formState.ts';
import { mergeForms } from '../../engine/mergeForms.ts';
import type { FormField } from '../../../../shared/fields/sheet.ts';
import type { FormSheet } from '../../engine/sheet.ts';
import type { FormValues } from '../../engine/values.ts';
import { FieldText } from '../../../../shared/fields/control/FieldText.tsx';
import { mayEdit } from '../formKind.ts';
import { nounOf, useFormPart, useOpenForm, useWords } from '../openForm.ts';

/** Tells the user that others have saved the document: that their changes were merged, or that a choice is needed. */
export function ConflictNotice({ onCompare }: { onCompare: () => void }) {
  const { t } = useTranslation('documents');
  const isConflict = useFormPart(({ conflict }) => conflict !== undefined);
  const isMerged = useFormPart((state) => state.isMerged);
  if (isMerged) return <Alert type="info" showIcon title={t('conflict.merged')} />;
  if (!isConflict) return null;
  const compare = (
    <Button size="small" onClick={onCompare}>
      {t('conflict.compare')}
    </Button>
  );
  return <Alert type="warning" showIcon title={t('conflict.title')} action={compare} />;
}

/** Lets the user choose where both changed the same thing. */
export function FormConflict({ id, onClose }: { id: string; onClose: () => void }) {
  const { kind, engine, document, places } = useOpenForm();
  const sections = useStore(places);
  const { words } = useWords();
  const base = useFormPart((state) => state.base);
  const values = useFormPart((state) => state.mine);
  const unread = useFormPart((state) => state.unread);
  const mine = useMemo(() => withTexts({ mine: values, unread }), [values, unread]);
  let next: { theirs: FormValues; mine: FormValues } | undefined;
  return (
    <ConflictDialog
      id={id}
      resource={kind.resource}
      mayEdit={mayEdit}
      fromDocument={engine.valuesOf}
      merge={(begun, own, theirs, chosen) => mergeForms(engine.shape, { base: begun, mine: own, theirs }, chosen)}
      edits={{ form: mine, saved: base }}
      edit={({ type, form }) => {
        next = type === 'loaded' ? { theirs: form, mine: form } : { theirs: next?.theirs ?? base, mine: form };
      }}
      endConflict={(version) => {
        if (version !== undefined && next) engine.choose({ id, version }, next.theirs, next.mine);
        onClose();
      }}
      placeText={({ place, field }) => {
        const isHeader = place.kind === 'header';
        const [name, language] = (field ?? '').split('.');
        const text = name && (fieldName(nounOf(kind), name, isHeader ? undefined : place.kind) ?? name);
        return [!isHeader && words(`section.${sections[place.kind]?.section ?? place.kind}`), place.name, text, language].filter(Boolean).join(' · ');
      }}
      valueOf={(field, value) => {
        const own = fieldOf(kind.sheet, field);
        if (!own || own.kind === 'list' || own.kind === 'texts') return plainValue(undefined, value);
        // A text that is no value is shown as typed.
        if (Object.values(unread).includes(value)) return value;
        const isNumber = own.kind === 'number' || own.kind === 'money';
        return <FieldText field={own} value={isNumber ? Number(value) : value} document={document} />;
      }}
    />
  );
}

/** A field by its name, whether of the header or of a line. */
function fieldOf({ fields, lists }: FormSheet, field: string): FormField | undefined {
  return [fields, ...Object.values(lists).map((list) => list.fields)].flatMap((own) => own[field] ?? [])[0];
}
