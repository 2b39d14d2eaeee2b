import { isFailure } from '@harrow/api-client';
import { ErrorSummary, focusField, languageNames, useLeavePrompt } from '@harrow/ui';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Form, type FormInstance } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../calls/useFailureText.ts';
import { useReload } from './RecordDialog.tsx';
import { uncover } from './uncover.ts';

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
  /** Of antd's `Form`: begins the ids of its controls. */
  name: string;
  /** Error list above the fields: links to the wrong fields, and refusals of the whole record. */
  alert: ReactNode;
  isSaving: boolean;
  submit: () => void;
  /** Something was typed that is not saved. */
  isChanged: boolean;
  /** For `onValuesChange`. */
  markChanged: (typed?: object) => void;
  /** Asks before what was typed is lost; answers whether to go on. */
  askToLeave: () => Promise<boolean>;
}

/** Where a refused field stands in the form: `value` of `items[1]` is `['items', 1, 'value']`. A text in one of the languages is `['title', 'en']`. */
function placeOf(field: string, line: string | undefined): (string | number)[] {
  const [, list, at] = /^(\w+)\[(\d+)\]$/.exec(line ?? '') ?? [];
  const [, whole = field, language = ''] = /^(.*)\.([^.]+)$/.exec(field) ?? [];
  const own = Object.hasOwn(languageNames, language) ? [whole, language] : [field];
  return list === undefined ? own : [list, Number(at), ...own];
}

/** Something that is wrong with a field. */
interface Problem {
  name: FieldName;
  text: string;
}

/** Whether what was typed last lies in a field. */
const isIn = (name: FieldName, typed: unknown): boolean =>
  name.length === 0 || (typeof typed === 'object' && typed !== null && Object.hasOwn(typed, name[0]!) && isIn(name.slice(1), Reflect.get(typed, name[0]!)));

/** A form that saves a record and shows refusals at their fields; the first of these takes the focus. It keeps no draft, so leaving what was changed asks first. */
export function useEditForm<Values extends object, Answer = unknown>(options: EditFormOptions<Values, Answer>): EditForm<Values> {
  const { save: write, onSaved } = options;
  const [form] = Form.useForm<Values>(options.form);
  const { t } = useTranslation('shared');
  const failureText = useFailureText();
  const reload = useReload();
  const formName = `${useId()}-edit`;
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const idOf = (name: FieldName): string => [formName, ...name].join('_');
  /** A control that holds the form is known by its id. */
  const pathOf = (name: FieldName): FieldName => {
    const id = String(name[0]);
    return id.startsWith(`${formName}_`) ? id.slice(formName.length + 1).split('_') : name;
  };
  const showField = (name: FieldName): void => {
    options.uncover?.(name);
    uncover(idOf(name));
    focusField(idOf(name));
  };
  /** Lists what is wrong, and leads to the first of it. */
  const tell = (found: readonly Problem[]): void => {
    const byField = new Map(found.toReversed().map(({ name, text }) => [idOf(pathOf(name)), { name: pathOf(name), text }]));
    const shown = [...byField.values()].toReversed();
    // The list is there, and has had the focus, before the field takes it.
    flushSync(() => setProblems(shown));
    if (shown[0]) showField(shown[0].name);
  };
  const [isChanged, setIsChanged] = useState(false);
  const askToLeave = useLeavePrompt(isChanged);
  const save = useMutation({
    mutationFn: write,
    onMutate: () => setProblems([]),
    onSuccess(answer) {
      setIsChanged(false);
      onSaved(answer);
    },
    onError(error) {
      if (!isFailure(error, 'invalid')) return;
      // What is wrong with a text in all languages is said at the first.
      const inForm = (place: FieldName) => form.getFieldsError().find(({ name }) => place.every((part, at) => part === name[at]))?.name ?? place;
      const refused = error.failure.errors.map(({ field, line, text }) => ({ name: inForm(placeOf(field, line)), errors: [text] }));
      form.setFields(refused as Parameters<typeof form.setFields>[0]);
      tell(refused.map(({ name, errors: [text = ''] }) => ({ name, text })));
    },
  });
  // On top of what somebody else has saved meanwhile, users write once more.
  const reloadButton = reload && isFailure(save.error, 'conflict') && (
    <Button size="small" onClick={() => void askToLeave().then((leaves) => leaves && reload())}>
      {t('reload')}
    </Button>
  );
  const summary = problems.map(({ name, text }) => {
    const label = document.querySelector(`label[for="${CSS.escape(idOf(name))}"]`)?.textContent ?? undefined;
    return { key: name.join('.'), section: label, text, onJump: () => showField(name) };
  });
  return {
    form,
    name: formName,
    alert: (
      <>
        <ErrorSummary errors={summary} />
        {save.error && !isFailure(save.error, 'invalid') && (
          <Alert type="error" showIcon title={failureText(save.error)} action={reloadButton} style={{ marginBlockEnd: 16 }} />
        )}
      </>
    ),
    isSaving: save.isPending,
    isChanged,
    submit: () =>
      void form.validateFields().then(
        (values) => save.mutate(values),
        ({ errorFields }: { errorFields: { name: FieldName; errors: string[] }[] }) =>
          tell(errorFields.map(({ name, errors: [text = ''] }) => ({ name, text }))),
      ),
    markChanged(typed) {
      setIsChanged(true);
      if (problems.length > 0) setProblems(problems.filter(({ name }) => !isIn(name, typed)));
    },
    askToLeave,
  };
}
