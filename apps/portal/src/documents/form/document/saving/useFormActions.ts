import { isFailure } from '@harrow/api-client';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../../shared/calls/useFailureText.ts';
import type { Words } from '../../../../shared/fields/sheet.ts';
import { meaningOf, meaningText } from '../../../../shared/meaning/documentMeaning.ts';
import { type DocumentActions, useDocumentActions } from '../../../actions/useDocumentActions.ts';
import { reviewedType } from '../formKind.ts';
import type { FormProblem } from '../../engine/toInput.ts';
import { type OpenForm, useFormPart, useOpenForm } from '../openForm.ts';

/** The calls of a form, for its foot and the dialogs over it. */
interface FormCalls {
  isDirty: boolean;
  busy: boolean;
  /** Failure of the last call, where it concerns no field; in the user's language. */
  problem: string | undefined;
  edits: { errors: readonly FormProblem[] };
  act: OpenForm['act'];
}

/** State of the calls of a form, with `act` to make another one. */
function useFormCalls(): FormCalls {
  const { t } = useTranslation('documents');
  const failureText = useFailureText();
  const { act } = useOpenForm();
  const isDirty = useFormPart((state) => state.isDirty);
  const busy = useFormPart((state) => state.busy);
  const failure = useFormPart((state) => state.failure);
  const errors = useFormPart((state) => state.errors);
  const isOwed = useFormPart((state) => state.isOwed);
  const isLost = isFailure(failure, 'offline') || isFailure(failure, 'timeout');
  // A save that was asked for is repeated by itself when the browser is online again.
  const lost = isOwed && !navigator.onLine ? t('form.owed') : t('form.offline');
  const problem = failure === undefined ? undefined : isLost ? lost : failureText(failure);
  return { isDirty, busy, problem, edits: { errors }, act };
}

/** Actions on the document of a form, for its foot and the dialogs over it. */
export function useFormActions(): DocumentActions & Pick<OpenForm, 'save' | 'check'> & { state: FormCalls } {
  const { t } = useTranslation('documents') as unknown as { t: Words };
  const { kind, document, save, check } = useOpenForm();
  const state = useFormCalls();
  const { resource, numberOf, remove } = kind;
  const actions = useDocumentActions({
    docType: reviewedType(kind),
    resource,
    document,
    numberOf,
    // As the head of the page says it.
    statusOf: (now) => {
      const meaning = (kind.meaningOf ?? meaningOf)(now);
      return meaning ? meaningText(meaning, t) : (kind.statusOf?.(now) ?? now.status_dictText ?? '');
    },
    state,
    // The save before submitting asks nothing: warnings come with the submission, once there are no errors.
    onSave: () => save('1'),
    ...(remove && { remove }),
  });
  return { ...actions, save, check, state };
}
