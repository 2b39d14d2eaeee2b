import { isFailure } from '@harrow/api-client';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../shared/calls/useFailureText.ts';
import { type DocumentActions, useDocumentActions } from '../../actions/useDocumentActions.ts';
import { reviewedType } from './formKind.ts';
import type { FormProblem } from '../engine/toInput.ts';
import { type OpenForm, useFormPart, useOpenForm } from './openForm.ts';

/** The calls of a form, for its foot and the dialogs over it. */
interface FormCalls {
  isDirty: boolean;
  busy: boolean;
  /** What the last call failed with, where it concerns no field; in the user's words. */
  problem: string | undefined;
  edits: { errors: readonly FormProblem[] };
  act: OpenForm['act'];
}

/** What is under way and what came of it, with the call that does more. */
function useFormCalls(): FormCalls {
  const { t } = useTranslation('documents');
  const failureText = useFailureText();
  const { act } = useOpenForm();
  const isDirty = useFormPart((state) => state.isDirty);
  const busy = useFormPart((state) => state.busy);
  const failure = useFormPart((state) => state.failure);
  const errors = useFormPart((state) => state.errors);
  const isLost = isFailure(failure, 'offline') || isFailure(failure, 'timeout');
  const problem = failure === undefined ? undefined : isLost ? t('form.offline') : failureText(failure);
  return { isDirty, busy, problem, edits: { errors }, act };
}

/** What can be done with the document of a form, for its foot and the dialogs over it. */
export function useFormActions(): DocumentActions & Pick<OpenForm, 'save' | 'check'> & { state: FormCalls } {
  const { kind, document, save, check } = useOpenForm();
  const state = useFormCalls();
  const { resource, numberOf, statusOf, remove } = kind;
  const actions = useDocumentActions({
    docType: reviewedType(kind),
    resource,
    document,
    numberOf,
    ...(statusOf && { statusOf }),
    state,
    // What is to be handed in is saved without being asked about: warnings come with the handing in, once nothing is wrong.
    onSave: () => save('1'),
    ...(remove && { remove }),
  });
  return { ...actions, save, check, state };
}
