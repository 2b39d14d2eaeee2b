import { Form, type FormInstance } from 'antd';
import { useEffect, useState } from 'react';
import { discardDraft, readDraft, saveDraft } from '../../../platform/drafts/drafts.ts';
import { type AcceptanceValues, leftOf } from './acceptanceInput.ts';

/** Input about machines of a product; it is the same dialog whichever of them are chosen. */
const ownerOf = (product: string) => ({ docType: 'arrivalAcceptBatch', id: product });

/**
 * Keeps what is typed into the dialog on this device until the server has it; the next dialog about machines of the product begins with it.
 * @returns whether it began with earlier input, and how to begin anew
 */
export function useTyped(form: FormInstance<AcceptanceValues>, about: AcceptanceValues['about']): { isRestored: boolean; beginAnew: () => void } {
  const { product } = about;
  const [isRestored, setRestored] = useState(false);
  const values = Form.useWatch([], form);
  useEffect(() => {
    const draft = readDraft<AcceptanceValues>(ownerOf(product));
    // Which machines are late is another matter now.
    const { about: _about, ...typed } = draft?.value ?? {};
    form.setFieldsValue(typed);
    setRestored(draft !== undefined);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the dialog opens
  }, [product]);
  useEffect(() => {
    // Values of machines that are not in this batch stay among them.
    if (values !== undefined && form.isFieldsTouched()) saveDraft(ownerOf(product), form.getFieldsValue(true));
  }, [values, form, product]);
  const beginAnew = (): void => {
    discardDraft(ownerOf(product));
    form.resetFields();
    setRestored(false);
  };
  return { isRestored, beginAnew };
}

/** Forgets the input of sheets that the server has stored. */
export function forgetTyped(values: AcceptanceValues, stored: readonly string[]): void {
  const owner = ownerOf(values.about.product);
  const kept = readDraft<AcceptanceValues>(owner)?.value ?? values;
  const left = leftOf(kept, stored);
  if (left) saveDraft(owner, left);
  else discardDraft(owner);
}
