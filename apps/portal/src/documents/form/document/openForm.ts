import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Store } from '../../../platform/store.ts';
import { fieldKey, type Words } from '../../../shared/fields/sheet.ts';
import type { SavedDocument } from '../../actions/documentCalls.ts';
import type { EngineState, FormEngine } from '../engine/createFormEngine.ts';
import type { Positions } from '../engine/toInput.ts';
import type { AnyKind, FormDocument } from './formKind.ts';
import type { OpenSteps } from './steps/useFormSteps.ts';

/** Place of a field, a list or a slot on the page. */
interface FormPlace {
  section: string;
  /** It lacks something needed to submit, or holds what will be refused. */
  isMissing?: boolean;
  /** Leads to the cell of a line. Answers false where there is none. */
  jump?: (rowId: string, field: string) => boolean;
}

/** The places of a page by the name of their field, list or slot: each names its own while it is shown. */
export type FormPlaces = Readonly<Record<string, FormPlace>>;

/** The form on a page, for its parts. */
export interface OpenForm {
  kind: AnyKind;
  engine: FormEngine<FormDocument>;
  /** Undefined while it was never saved. */
  document: FormDocument | undefined;
  readOnly: boolean;
  /** Begins the ids of the page's elements: pages of other tabs stay in the document. */
  pageId: string;
  places: Store<FormPlaces>;
  /** The sections are steps, of which one is shown; undefined: all are shown one below the other. */
  steps: OpenSteps | undefined;
  /** This browser keeps the input. */
  isKept: boolean;
  save: (confirm?: '1') => Promise<SavedDocument | undefined>;
  /** @param sent ids of the lines that the call names, by list. Default: all of the document */
  act: (id: string | undefined, call: (confirm?: '1') => Promise<unknown>, anyway?: string, sent?: Positions) => Promise<boolean>;
  /** Runs a dry run, to find out before a question whether the server would refuse. True if it would not. */
  check: (call: () => Promise<unknown>) => Promise<boolean>;
  /** Unsaved input on the page beside the fields, such as a review. */
  beside: Store<TypedBeside>;
}

/** State of the input beside the fields of a form. */
export interface TypedBeside {
  isUnsaved: boolean;
  /** This browser keeps it. */
  isKept: boolean;
}
export const nothingBeside: TypedBeside = { isUnsaved: false, isKept: true };

export const OpenFormContext = createContext<OpenForm | undefined>(undefined);
/** Name of the section around a part. */
export const SectionNameContext = createContext('');

/** The form around this component. Throws outside one. */
export function useOpenForm(): OpenForm {
  const form = use(OpenFormContext);
  if (!form) throw new Error('Parts of a form stand inside a DocumentForm');
  return form;
}

/** A part of the form's state; the component follows that part alone. @param select answers the same object while nothing has changed */
export function useFormPart<T>(select: (state: EngineState) => T): T {
  const { store } = useOpenForm().engine;
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
}

/** Error of a field of the header, of a list as a whole, or of a slot. */
export const useProblem = (name: string): string | undefined =>
  useFormPart(({ errors }) => errors.find(({ list, field }) => list === undefined && field === name)?.text);

/** Namespace of the texts of a kind. */
export const nounOf = ({ docType, noun = docType }: Pick<AnyKind, 'docType' | 'noun'>): string => noun;

/** Texts of the kind. */
export function useWords(): { words: Words; nameOf: (field: string) => string } {
  const { t } = useTranslation(nounOf(useOpenForm().kind)) as unknown as { t: Words };
  const nameOf = useCallback((field: string) => t(fieldKey(field)), [t]);
  return { words: t, nameOf };
}

/** Id of the control of a field, or of a slot, and the target of a jump. @param rowId of the line, for a field outside a table */
export const fieldId = (pageId: string, field: string, rowId?: string): string => [pageId, rowId, field].filter(Boolean).join('-');

/** Name of the place of a list's lines. @param parentId of the parent line, where each has a table of its own */
export const listPlace = (list: string, parentId?: string): string => (parentId === undefined ? list : `${list}/${parentId}`);
