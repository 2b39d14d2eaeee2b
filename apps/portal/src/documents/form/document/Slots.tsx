import { type AttachmentSlot, AttachmentSlots, useMessages } from '@harrow/ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { slotRules } from '../../../shared/slotRules.ts';
import { markAt } from '../../actions/marks.ts';
import styles from './form.module.css';
import { fieldId, useFormPart, useOpenForm, useWords } from './openForm.ts';
import { Section } from './Section.tsx';
import { useFormPlace } from './fields/useFormPlace.ts';
import { useLeadToUnread } from './problems/useLeadToUnread.ts';

/** A slot of the form in its present state. */
export interface FormSlot {
  name: string;
  /** Label on this page. Default: its name. */
  label?: string;
  /** It has to be filled before the document is submitted. */
  required?: boolean;
  /** It takes files although the rest can be edited no more. */
  isLate?: boolean;
  /** It can be signed in place. */
  isSigned?: boolean;
}

interface SlotsProps {
  /** Those that are shown, in order. Default: all of the kind. */
  slots?: readonly FormSlot[];
}

/** The section of files, by slots. Files of a new document wait for its first save. */
export function Slots(props: SlotsProps) {
  return (
    <Section name="files">
      <SlotsOfSection {...props} />
    </Section>
  );
}

function SlotsOfSection({ slots }: SlotsProps) {
  const { t } = useTranslation('documents');
  const { nameOf } = useWords();
  const { message } = useMessages();
  const { kind, engine, document, readOnly, pageId, save } = useOpenForm();
  const errors = useFormPart((state) => state.errors);
  const id = useFormPart(({ seen }) => seen?.id);
  const { table, names } = kind.slots!;
  const all = Object.keys(names);
  const owner = useMemo(() => ({ table, id }), [table, id]);
  const [filled, setFilled] = useState<readonly string[]>([]);
  const needed = (slots ?? []).flatMap(({ name, required }) => (required ? [name] : []));
  useFormPlace(all, { missing: needed.filter((name) => !filled.includes(name)) });
  const leadToUnread = useLeadToUnread();
  const shown = (slots ?? all.map((name): FormSlot => ({ name }))).map(
    ({ name, label = nameOf(`slot.${name}`), required, isLate, isSigned }): AttachmentSlot => {
      const mark = markAt(document, name);
      return {
        id: fieldId(pageId, name),
        name,
        label,
        ...slotRules(names[name]!),
        ...(required && { required }),
        ...(isLate && { late: isLate }),
        ...(isSigned && { signed: isSigned }),
        ...(mark && { mark: mark.note ? t('form.marked', { note: mark.note }) : t('form.markedPlain') }),
      };
    },
  );
  // A photo needs a saved document, although the user did not ask to save. Warnings of that save are shown and block nothing.
  const ownerOfFiles = async (): Promise<string | undefined> => {
    const saved = leadToUnread() ? undefined : await save('1');
    if (saved?.warnings?.length) void message.warning(saved.warnings.map(({ text }) => text).join(' '), 8);
    return saved?.id;
  };
  const isSlot = (field: string): boolean => all.includes(field);
  return (
    <div data-wide className={styles.wide}>
      {errors
        .filter(({ list, field }) => list === undefined && isSlot(field))
        .map(({ field, text }) => (
          <p key={field} className={styles.error}>
            {text.includes(nameOf(`slot.${field}`)) ? text : `${nameOf(`slot.${field}`)}: ${text}`}
          </p>
        ))}
      <AttachmentSlots
        owner={owner}
        slots={shown}
        readOnly={readOnly}
        onOwnerNeeded={ownerOfFiles}
        onChange={(files) => {
          setFilled(files.flatMap(({ slot }) => slot ?? []));
          const left = errors.filter(({ list, field }) => !(list === undefined && isSlot(field) && files.some(({ slot }) => slot === field)));
          if (left.length < errors.length) engine.setErrors(left);
        }}
      />
    </div>
  );
}
