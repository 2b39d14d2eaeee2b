import { isFailure } from '@harrow/api-client';
import { languageNames } from '@harrow/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Form, type FormProps } from 'antd';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Resource } from '../../shared/calls/resource.ts';
import { useFailureText } from '../../shared/calls/useFailureText.ts';
import { fieldName } from '../../shared/changes/fieldName.ts';
import { plainValue } from '../../shared/changes/plainValue.tsx';
import { useTab } from '../../shared/tab.ts';
import { useDraft } from '../../shared/useDraft.ts';
import { type Seen, seen } from '../actions/documentCalls.ts';
import { RestoreOffer } from '../page/RestoreOffer.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { mergeValues } from './mergeValues.ts';
import { keptOf, type Kept } from './kept.ts';

interface SavedFormOptions<Doc extends Seen, Values, Intent> {
  /** e.g. `feedback`; also ends the name of the form. */
  docType: string;
  /** Message namespace whose `field.…` name the fields. Default: the `docType`. */
  namespace?: string;
  /** Dictionaries of fields that hold a code. */
  dictionaries?: Readonly<Record<string, string>>;
  resource: Pick<Resource<never, Doc>, 'name' | 'detail' | 'read'>;
  /** As the server has it now; undefined while it was never saved. */
  document: Doc | undefined;
  /** Values of the form for a document; of a new one those it begins with. */
  valuesOf: (document: Doc | undefined) => Values;
  /** Whether the document as the server has it may be edited. */
  mayEdit: (document: Doc) => boolean;
  /**
   * Saves what is typed and does what was asked for besides. `base` is the document that what is typed is based on: its version is the one
   * to send, since a newer one may have arrived that nobody has looked at. `kept` says that the server has the form: what fails after it,
   * such as submitting, does not make it unsaved again.
   */
  save: (values: Values, options: { intent: Intent; isChanged: boolean; base: Seen | undefined; kept: (saved: Seen) => void }) => Promise<unknown>;
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
  /** The offer to restore what was left, why the last attempt failed, and what became of the document meanwhile. */
  notice: ReactNode;
}

/** Version and values that the text of a form is based on. */
interface Base<Values> {
  /** Undefined while it was never saved. */
  seen: Seen | undefined;
  values: Values;
}

/**
 * A document without lines in antd's form: kept in this browser until the server has it, errors at their fields, a mark on its tab.
 *
 * A newer document from the server replaces a form that nobody has typed in. What was typed stays, with the version that it is based on:
 * the server refuses to save it over what others have saved meanwhile (E-001), and the user lays both together.
 */
export function useSavedForm<Doc extends Seen, Values extends object, Intent extends string>(
  options: SavedFormOptions<Doc, Values, Intent>,
): SavedForm<Values, Intent> {
  const { docType, document, resource, valuesOf, mayEdit, save, placeOf = (field) => [field] } = options;
  const readOnly = document !== undefined && !mayEdit(document);
  const { t } = useTranslation('documents');
  const client = useQueryClient();
  const tab = useTab();
  const failureText = useFailureText();
  const pageId = useId();
  const [form] = Form.useForm<Values>();
  const [base, setBase] = useState((): Base<Values> => ({ seen: document && seen(document), values: valuesOf(document) }));
  const values = (Form.useWatch([], { form, preserve: true }) as Values | undefined) ?? base.values;
  const [isChanged, setChanged] = useState(false);
  const [isComparing, setComparing] = useState(false);
  const draft = useDraft<Kept<Values> | Values>(docType, base.seen?.id, base.seen?.version);
  const typed = (): Values => form.getFieldsValue(true) as Values;
  const keep = (): void => draft.save({ form: typed(), base: base.values });
  useEffect(() => tab.markUnsaved(isChanged), [tab, isChanged]);
  /** The document whose values were last put into the form. */
  const shown = useRef(document && seen(document));
  useEffect(() => {
    if (!document || isChanged) return;
    const isNewer = shown.current?.id !== document.id || shown.current.version < document.version;
    if (!isNewer || (base.seen?.id === document.id && base.seen.version > document.version)) return;
    shown.current = seen(document);
    const fresh = valuesOf(document);
    form.setFieldsValue(fresh as never);
    setBase({ seen: seen(document), values: fresh });
  }, [document, isChanged, base, form, valuesOf]);
  // What was laid together is based on another version from then on.
  useEffect(() => {
    if (isChanged) keep();
    // oxlint-disable-next-line react/exhaustive-deps
  }, [base]);
  /** Others saved it while it was typed in. */
  const isOld = isChanged && document !== undefined && base.seen?.id === document.id && base.seen.version < document.version;
  /** The form forgets by itself what its own rules found, but not what the server did. */
  const clearErrors = (isOver: (field: string) => boolean): void =>
    form.setFields(
      form
        .getFieldsError()
        .filter(({ name, errors }) => errors.length > 0 && isOver(String(name[0])))
        .map(({ name }) => ({ name: name as never, errors: [] })),
    );
  const { mutate, isPending, variables, error, reset } = useMutation({
    mutationFn: (intent: Intent) => {
      const sent = typed();
      const kept = (saved: Seen): void => {
        setChanged(false);
        setBase({ seen: seen(saved), values: sent });
        draft.discard();
      };
      return save(sent, { intent, isChanged: isChanged || !base.seen, base: base.seen, kept });
    },
    onMutate: () => clearErrors(() => true),
    onError(failure) {
      if (isFailure(failure, 'conflict') && base.seen) {
        if (isChanged) setComparing(true);
        else void client.invalidateQueries({ queryKey: resource.detail(base.seen.id).queryKey });
      }
      if (!isFailure(failure, 'invalid')) return;
      const places = failure.failure.errors.map(({ field, text }) => ({ name: placeOf(field) as never, errors: [text] }));
      form.setFields(places);
      if (places[0]) form.scrollToField(places[0].name, { focus: true, block: 'center' });
    },
  });
  const nameOf = (field: string): string => {
    const [name = field, language] = field.split('.');
    const text = fieldName(options.namespace ?? docType, name) ?? name;
    return language === undefined ? text : `${text} · ${languageNames[language as keyof typeof languageNames] ?? language}`;
  };
  const conflict = isComparing && base.seen && (
    <ConflictDialog<Doc, Values>
      id={base.seen.id}
      resource={resource}
      fromDocument={valuesOf}
      mayEdit={mayEdit}
      merge={(before, mine, theirs, chosen) => mergeValues(Object.keys(form.getFieldsValue()), { base: before, mine, theirs }, chosen)}
      edits={{ form: typed(), saved: base.values }}
      edit={({ type, form: next }) => {
        form.setFieldsValue(next as never);
        clearErrors(() => true);
        setChanged(type === 'restored');
        if (type === 'loaded') {
          setBase((before) => ({ ...before, values: next }));
          draft.discard();
        }
      }}
      endConflict={(version) => {
        setComparing(false);
        if (version === undefined) return;
        shown.current = { id: base.seen!.id, version };
        setBase(({ values: begun }) => ({ seen: shown.current, values: begun }));
        reset();
      }}
      placeText={({ field = '' }) => nameOf(field)}
      valueOf={(field, value) => plainValue(options.dictionaries?.[field], value)}
    />
  );
  const compare = (
    <Button size="small" onClick={() => setComparing(true)}>
      {t('conflict.compare')}
    </Button>
  );
  const isRefused = isFailure(error, 'conflict') && isChanged;
  return {
    formProps: {
      form,
      // Ids of fields begin with it: forms of other tabs stay in the document.
      name: `${pageId}-${docType}`,
      layout: 'vertical',
      initialValues: base.values,
      disabled: readOnly,
      // What is sent is what was typed until then.
      inert: isPending,
      scrollToFirstError: { focus: true },
      onValuesChange: (changed) => {
        clearErrors((field) => Object.hasOwn(changed, field));
        setChanged(true);
        keep();
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
        {draft.offered && !readOnly && (
          <RestoreOffer
            savedAt={draft.offered.savedAt}
            onAccept={() => {
              const left = draft.offered!;
              draft.restore();
              const { form: mine, base: begun } = keptOf(left.value, base.values);
              form.setFieldsValue(mine as never);
              setBase(({ seen: now }) => ({ seen: now && { id: now.id, version: left.version ?? now.version }, values: begun }));
              setChanged(true);
            }}
            onRefuse={draft.refuse}
          />
        )}
        {isOld && !isRefused && <Alert type="warning" showIcon title={t('conflict.title')} action={compare} />}
        {error && <Alert type="error" showIcon title={failureText(error)} action={isRefused && compare} />}
        {conflict}
      </>
    ),
  };
}
