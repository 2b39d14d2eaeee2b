import { type FieldProblem, isFailure, type Saved } from '@harrow/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { type Dispatch, type ReactNode, useEffect, useReducer, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tellElsewhere } from '../../platform/failures/failureEvents.ts';
import { createWriteKeys, type Resource } from '../../shared/calls/resource.ts';
import { useFailureText } from '../../shared/calls/useFailureText.ts';
import { NotDone } from '../../shared/calls/notDone.ts';
import { withoutMasks } from '../../shared/unmask/masks.ts';
import type { Seen } from '../actions/documentCalls.ts';
import type { ChangedLine } from './changedLines.ts';
import { type CommonEdit, type DocumentEdits, startEdits } from './documentEdits.ts';
import { useLiveLines } from './useLiveLines.ts';
import { useWarnings } from '../../shared/calls/useWarnings.tsx';

/** How a kind of document is edited; pure functions of the noun. */
export interface DocumentFormKind<Doc extends Seen, Form, Input extends object, Positions, Problem, Edit> {
  resource: Pick<Resource<never, Doc, Input>, 'name' | 'detail' | 'read' | 'save'>;
  fromDocument: (document: Doc) => Form;
  /** The form as the save call takes it, and which row of the form stands behind each line of it. */
  toInput: (form: Form, seen?: Seen) => { body: Input; positions: Positions };
  /** Finds the place in the form for each problem the server named. */
  placeErrors: (problems: readonly FieldProblem[], positions: Positions, form: Form) => readonly Problem[];
  edit: (edits: DocumentEdits<Form, Problem>, edit: Edit | CommonEdit<Form, Problem>) => DocumentEdits<Form, Problem>;
  /** Tables of lines that several people may see at once. */
  lineKinds: readonly string[];
  changedLines: (before: Form, after: Form) => readonly ChangedLine[];
  /** Codes of warnings about what master data lack: they are asked about once. */
  warningsAboutMasters?: readonly string[];
}

export interface DocumentFormState<Form, Problem, Edit> {
  edits: DocumentEdits<Form, Problem>;
  edit: Dispatch<Edit | CommonEdit<Form, Problem>>;
  isDirty: boolean;
  /** A call is under way: buttons wait. */
  busy: boolean;
  /** What the last call failed with, when it concerns no field; in the user's words. */
  problem: string | undefined;
  /** Somebody else saved this document meanwhile (E-001). */
  conflict: boolean;
  /** @param version the version that the user has seen and goes on from; none if nothing was chosen */
  endConflict: (version?: number) => void;
  /**
   * Saves what is typed. Answers undefined when it could not be saved, or the user went back from a warning.
   * @param confirm `1`: nobody asked for this save by name, so nothing is asked back
   */
  save: (confirm?: '1') => Promise<Saved | undefined>;
  /**
   * Runs another call on the document with the same handling of warnings, field errors and conflicts. True when it was done.
   * @param id the document that is there afterwards; undefined when the call took it away
   * @param anyway the button that goes on in spite of warnings
   */
  act: (id: string | undefined, call: (confirm?: '1') => Promise<unknown>, anyway?: string) => Promise<boolean>;
  /** Runs a call that changes nothing, to hear before a question whether the server would refuse. True when it would not. */
  check: (call: () => Promise<unknown>) => Promise<boolean>;
  /** Has to be rendered: asks about warnings. */
  dialog: ReactNode;
}

/** The form of one document, and every way to send it. @param empty the form of a document that is being made */
export function useDocumentForm<Doc extends Seen, Form, Input extends object, Positions, Problem, Edit>(
  kind: DocumentFormKind<Doc, Form, Input, Positions, Problem, Edit>,
  document: Doc | undefined,
  empty: () => Form,
): DocumentFormState<Form, Problem, Edit> {
  const { resource, fromDocument, toInput, placeErrors } = kind;
  const { t } = useTranslation('documents');
  const client = useQueryClient();
  const failureText = useFailureText();
  const warnings = useWarnings(kind.warningsAboutMasters);
  const [keys] = useState(createWriteKeys);
  const [edits, edit] = useReducer(kind.edit, undefined, (): DocumentEdits<Form, Problem> => startEdits(document ? fromDocument(document) : empty()));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [conflict, setConflict] = useState(false);
  const isDirty = edits.form !== edits.saved;
  /** The version that the form is about. With something typed the document may be newer: it is also fetched when the window is come back to. */
  const version = useRef(document?.version);
  // Calls that follow a save have to see the form as the save left it.
  const latest = useRef(edits);
  latest.current = edits;

  /** The document whose form is shown, with what calls found in it. */
  const shown = useRef(document && { id: document.id, version: document.version });

  // A newer document from the server replaces the form, unless the user has typed: then the next save finds the conflict.
  useEffect(() => {
    if (!document || isDirty) return;
    // Also where nothing is new: effects run again when a tab is shown again.
    if (shown.current?.id === document.id && shown.current.version === document.version) return;
    shown.current = { id: document.id, version: document.version };
    version.current = document.version;
    edit({ type: 'loaded', form: fromDocument(document) });
    // oxlint-disable-next-line react/exhaustive-deps
  }, [document?.version, document?.id]);

  const explain = (error: unknown, sent: Positions | undefined): void => {
    if (isFailure(error, 'invalid')) {
      const { form } = latest.current;
      edit({ type: 'errors', errors: placeErrors(error.failure.errors, sent ?? toInput(form).positions, form) });
      return setProblem(undefined);
    }
    const isTyped = latest.current.form !== latest.current.saved;
    if (isFailure(error, 'conflict') && isTyped) return setConflict(true);
    // Whatever stands against it, others have changed the document: it is shown as it is now, and the reason beside the buttons.
    if (document && !isTyped) void client.invalidateQueries({ queryKey: resource.detail(document.id).queryKey });
    if (error instanceof NotDone) return setProblem(error.message);
    // Said beside the buttons, where the user looks.
    if (isFailure(error, 'refused')) tellElsewhere(error);
    setProblem(isFailure(error, 'offline') || isFailure(error, 'timeout') ? t('form.offline') : failureText(error));
  };

  // With something typed the newer document is left for the conflict that the next save finds.
  const tellLines = useLiveLines(resource.name, document?.id, kind.lineKinds, (id) => {
    if (latest.current.form === latest.current.saved) void client.invalidateQueries({ queryKey: resource.detail(id).queryKey });
  });

  /** One call at a time; its failure is explained. @param sent the lines of the call; default: those of the document as it is now */
  const run = async <T>(call: (confirm?: '1') => Promise<T>, { sent, anyway }: { sent?: Positions; anyway?: string | undefined }): Promise<T | undefined> => {
    setBusy(true);
    setProblem(undefined);
    try {
      const result = await warnings.run(call, anyway);
      if (result !== undefined) edit({ type: 'errors', errors: [] });
      return result;
    } catch (error) {
      explain(error, sent);
      return undefined;
    } finally {
      setBusy(false);
    }
  };

  const refresh = async (id: string): Promise<void> => {
    const fresh = await resource.read(id);
    client.setQueryData<Doc>(resource.detail(id).queryKey, fresh as never);
    version.current = fresh.version;
    shown.current = { id, version: fresh.version };
    const form = fromDocument(fresh);
    edit({ type: 'loaded', form });
    if (document) tellLines(kind.changedLines(fromDocument(document), form));
    // Lists, counts, logs and to-dos show the change the next time they are looked at.
    void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey !== resource.detail(id).queryKey });
  };

  return {
    edits,
    edit,
    isDirty,
    busy,
    problem,
    conflict,
    endConflict: (seen) => {
      version.current = seen ?? version.current;
      setConflict(false);
    },
    dialog: warnings.dialog,
    save: async (isConfirmed) => {
      const { body, positions } = toInput(edits.form, document && { id: document.id, version: version.current ?? document.version });
      const saved = await run(
        async (confirm) => {
          try {
            const answer = await resource.save(withoutMasks(body, document), { idempotencyKey: keys.current(), confirm: isConfirmed ?? confirm });
            keys.answered();
            return answer;
          } catch (error) {
            // Without an answer nobody knows whether it was saved: the same key makes the next attempt safe.
            if (!isFailure(error, 'offline') && !isFailure(error, 'timeout')) keys.answered();
            throw error;
          }
        },
        { sent: positions },
      );
      if (saved) await refresh(saved.id).catch(() => undefined);
      return saved;
    },
    check: async (call) => (await run(() => call().then(() => true), {})) === true,
    act: async (id, call, anyway) => {
      const done = await run(
        async (confirm) => {
          await call(confirm);
          return true;
        },
        { anyway },
      );
      if (done && id) await refresh(id).catch(() => undefined);
      else if (done) void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'detail' });
      return done === true;
    },
  };
}
