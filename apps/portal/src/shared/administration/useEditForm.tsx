import { isFailure } from '@harrow/api-client';
import { useLeavePrompt } from '@harrow/ui';
import { useMutation } from '@tanstack/react-query';
import { Alert, Form, type FormInstance } from 'antd';
import { type ReactNode, useState } from 'react';
import { useFailureText } from '../calls/useFailureText.ts';

interface EditFormOptions<Values extends object, Answer> {
  /** Of a form that watches its own fields. */
  form?: FormInstance<Values> | undefined;
  save: (values: Values) => Promise<Answer>;
  onSaved: (answer: Answer) => void;
}

export interface EditForm<Values extends object> {
  form: FormInstance<Values>;
  /** What the server refused as a whole; above the fields. */
  alert: ReactNode;
  isSaving: boolean;
  submit: () => void;
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

/** A form that saves a record and shows refusals of the server at their fields. It keeps no draft, so leaving what was changed asks first. */
export function useEditForm<Values extends object, Answer = unknown>(options: EditFormOptions<Values, Answer>): EditForm<Values> {
  const { save: write, onSaved } = options;
  const [form] = Form.useForm<Values>(options.form);
  const failureText = useFailureText();
  const [isChanged, setIsChanged] = useState(false);
  const askToLeave = useLeavePrompt(isChanged);
  const save = useMutation({
    mutationFn: write,
    onSuccess(answer) {
      setIsChanged(false);
      onSaved(answer);
    },
    onError(error) {
      if (isFailure(error, 'invalid'))
        form.setFields(
          error.failure.errors.map(({ field, line, text }) => ({ name: placeOf(field, line), errors: [text] })) as Parameters<typeof form.setFields>[0],
        );
    },
  });
  return {
    form,
    alert: save.error && <Alert type="error" showIcon title={failureText(save.error)} style={{ marginBlockEnd: 16 }} />,
    isSaving: save.isPending,
    submit: () =>
      void form.validateFields().then(
        (values) => save.mutate(values),
        () => {},
      ),
    markChanged: () => setIsChanged(true),
    askToLeave,
  };
}
