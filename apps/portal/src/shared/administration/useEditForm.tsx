import { isFailure } from '@harrow/api-client';
import { useLeavePrompt } from '@harrow/ui';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Form, type FormInstance } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../calls/useFailureText.ts';
import { useReload } from './RecordDialog.tsx';

interface EditFormOptions<Values extends object, Answer> {
  /** Of a form that watches its own fields. */
  form?: FormInstance<Values> | undefined;
  save: (values: Values) => Promise<Answer>;
  onSaved: (answer: Answer) => void;
  /** Opens what a refused field may lie in, at once, before the field takes the focus. @param name as in the form */
  uncover?: ((name: FieldName) => void) | undefined;
}

/** Where a field stands in a form: `['items', 1, 'value']`. */
export type FieldName = readonly (string | number)[];

export interface EditForm<Values extends object> {
  form: FormInstance<Values>;
  /** What the server refused as a whole; above the fields. */
  alert: ReactNode;
  isSaving: boolean;
  submit: () => void;
  /** Something was typed that is not saved. */
  isChanged: boolean;
  /** For `onValuesChange`. */
  markChanged: () => void;
  /** Asks before what was typed is lost; answers whether to go on. */
  askToLeave: () => Promise<boolean>;
}

/** Where a refused field stands in the form: `value` of `items[1]` is `['items', 1, 'value']`. */
function placeOf(field: string, line: string | undefined): (string | number)[] {
  const [, list, at] = /^(\w+)\[(\d+)\]$/.exec(line ?? '') ?? [];
  return list === undefined ? [field] : [list, Number(at), field];
}

/** A form that saves a record and shows refusals at their fields; the first of these takes the focus. It keeps no draft, so leaving what was changed asks first. */
export function useEditForm<Values extends object, Answer = unknown>(options: EditFormOptions<Values, Answer>): EditForm<Values> {
  const { save: write, onSaved } = options;
  const [form] = Form.useForm<Values>(options.form);
  const { t } = useTranslation('shared');
  const failureText = useFailureText();
  const reload = useReload();
  const showField = (name: FieldName): void => {
    options.uncover?.(name);
    form.scrollToField(name as Parameters<typeof form.scrollToField>[0], { focus: true });
  };
  const [isChanged, setIsChanged] = useState(false);
  const askToLeave = useLeavePrompt(isChanged);
  const save = useMutation({
    mutationFn: write,
    onSuccess(answer) {
      setIsChanged(false);
      onSaved(answer);
    },
    onError(error) {
      if (!isFailure(error, 'invalid')) return;
      const refused = error.failure.errors.map(({ field, line, text }) => ({ name: placeOf(field, line), errors: [text] }));
      form.setFields(refused as Parameters<typeof form.setFields>[0]);
      if (refused[0]) showField(refused[0].name);
    },
  });
  // On top of what somebody else has saved meanwhile, users write once more.
  const reloadButton = reload && isFailure(save.error, 'conflict') && (
    <Button size="small" onClick={() => void askToLeave().then((leaves) => leaves && reload())}>
      {t('reload')}
    </Button>
  );
  return {
    form,
    alert: save.error && <Alert type="error" showIcon title={failureText(save.error)} action={reloadButton} style={{ marginBlockEnd: 16 }} />,
    isSaving: save.isPending,
    isChanged,
    submit: () =>
      void form.validateFields().then(
        (values) => save.mutate(values),
        ({ errorFields: [first] }: { errorFields: { name: FieldName }[] }) => first && showField(first.name),
      ),
    markChanged: () => setIsChanged(true),
    askToLeave,
  };
}
