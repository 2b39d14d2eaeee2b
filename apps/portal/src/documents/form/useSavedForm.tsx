import { isFailure } from '@harrow/api-client';
import { useMutation } from '@tanstack/react-query';
import { Alert, Form, type FormProps } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { RestoreOffer } from '../page/RestoreOffer.tsx';
import { useTab } from '../../shared/tab.ts';
import { useDraft } from '../../shared/useDraft.ts';
import { useFailureText } from '../../shared/calls/useFailureText.ts';

interface SavedFormOptions<Values, Intent> {
  /** e.g. `feedback`; also the name of the form. */
  docType: string;
  /** Undefined while it was never saved. */
  document: { id: string; version: number } | undefined;
  initial: Values;
  readOnly: boolean;
  /**
   * Saves what is typed and does what was asked for besides. `kept` says that the server has the form: what fails after it, such as
   * submitting, does not make it unsaved again.
   */
  save: (values: Values, options: { intent: Intent; isChanged: boolean; kept: () => void }) => Promise<unknown>;
  /** Where the error of a field is shown, as a path in the form. Default: at the field of that name. */
  placeOf?: (field: string) => string[];
}

export interface SavedForm<Values, Intent> {
  /** Of antd's `Form`. */
  formProps: FormProps<Values>;
  /** What is in the form now. */
  values: Values;
  isChanged: boolean;
  /** What is under way. */
  pending: Intent | undefined;
  /** Saves, where the form is complete; otherwise leads to what is missing. */
  run: (intent: Intent) => void;
  /** What the server found wrong at the last attempt, also with what is no field of the form. */
  errors: readonly { field: string; text: string }[];
  /** The offer to restore what was left, and why the last attempt failed. */
  notice: ReactNode;
}

/** A document without lines in antd's form: kept in this browser until the server has it, errors at their fields, a mark on its tab. */
export function useSavedForm<Values extends object, Intent extends string>(options: SavedFormOptions<Values, Intent>): SavedForm<Values, Intent> {
  const { docType, document, initial, readOnly, save, placeOf = (field) => [field] } = options;
  const tab = useTab();
  const failureText = useFailureText();
  const [form] = Form.useForm<Values>();
  const values = (Form.useWatch([], { form, preserve: true }) as Values | undefined) ?? initial;
  const [isChanged, setChanged] = useState(false);
  const draft = useDraft<Values>(docType, document?.id, document?.version);
  useEffect(() => tab.markUnsaved(isChanged), [tab, isChanged]);
  // What the server has made of it, such as values that were left to it. What is typed meanwhile goes before.
  const seen = useRef(document);
  useEffect(() => {
    const isNewer = document !== undefined && (seen.current?.id !== document.id || seen.current.version < document.version);
    if (!isNewer || isChanged) return;
    seen.current = document;
    form.setFieldsValue(initial as never);
  }, [document, initial, isChanged, form]);
  /** The form forgets by itself what its own rules found, but not what the server did. */
  const clearErrors = (isOver: (field: string) => boolean): void =>
    form.setFields(
      form
        .getFieldsError()
        .filter(({ name, errors }) => errors.length > 0 && isOver(String(name[0])))
        .map(({ name }) => ({ name: name as never, errors: [] })),
    );
  const kept = (): void => {
    setChanged(false);
    draft.discard();
  };
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (intent: Intent) => save(form.getFieldsValue(true) as Values, { intent, isChanged: isChanged || !document, kept }),
    onMutate: () => clearErrors(() => true),
    onError(failure) {
      if (!isFailure(failure, 'invalid')) return;
      const places = failure.failure.errors.map(({ field, text }) => ({ name: placeOf(field) as never, errors: [text] }));
      form.setFields(places);
      if (places[0]) form.scrollToField(places[0].name, { focus: true, block: 'center' });
    },
  });
  return {
    formProps: {
      form,
      name: docType,
      layout: 'vertical',
      initialValues: initial,
      disabled: readOnly,
      scrollToFirstError: { focus: true },
      onValuesChange: (changed) => {
        clearErrors((field) => Object.hasOwn(changed, field));
        setChanged(true);
        draft.save(form.getFieldsValue(true) as Values);
      },
    },
    values,
    isChanged,
    pending: isPending ? variables : undefined,
    run: (intent) =>
      void form.validateFields().then(
        () => mutate(intent),
        () => undefined,
      ),
    errors: isFailure(error, 'invalid') ? error.failure.errors : [],
    notice: (
      <>
        {draft.offered && (
          <RestoreOffer
            savedAt={draft.offered.savedAt}
            onAccept={() => {
              form.setFieldsValue((draft.restore() ?? {}) as never);
              setChanged(true);
            }}
            onRefuse={draft.discard}
          />
        )}
        {error && <Alert type="error" showIcon title={failureText(error)} />}
      </>
    ),
  };
}
