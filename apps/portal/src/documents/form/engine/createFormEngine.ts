import { isFailure } from '@harrow/api-client';
import { tellElsewhere } from '../../../platform/failures/failureEvents.ts';
import { createStore, type Store } from '../../../platform/store.ts';
import { createWriteKeys, type Resource } from '../../../shared/calls/resource.ts';
import { withoutMasks } from '../../../shared/unmask/masks.ts';
import { type SavedDocument, type Seen, seen as seenOf } from '../../actions/documentCalls.ts';
import { arrived, chosen, type FormState, heldText, listed, proposed, restored, saved, startForm, typed } from './formState.ts';
import type { FormShape } from './sheet.ts';
import { type FormProblem, placeProblems, type Positions, positionsOf, toInput } from './toInput.ts';
import { emptyValues, type FormRow, type FormValues, valuesOf } from './values.ts';

/** A form with the calls that are under way. */
export interface EngineState extends FormState {
  /** A call is under way: buttons wait. */
  busy: boolean;
  /** Failure of the last call, where it concerns no field. */
  failure: unknown;
  /** A save got no answer because the network was gone. */
  isOwed: boolean;
}

/** Runs a call, and asks the user to confirm its warnings; answers undefined if the user went back. */
export type Ask = <T>(call: (confirm?: '1') => Promise<T>) => Promise<T | undefined>;

/** Options of a save, given by the page. */
export interface SaveOptions {
  ask: Ask;
  /** `1`: an automatic save, which asks no questions. */
  confirm?: '1' | undefined;
}

interface EngineOptions<Doc extends Seen> extends FormShape {
  resource: Pick<Resource<never, Doc, never, SavedDocument>, 'read' | 'save'>;
  /** Undefined while it was never saved. */
  document: Doc | undefined;
  /** Initial values of a new document. Default: none. */
  begin?: FormValues;
  /** The document as its save call takes it. Default: as it is read. */
  typedOf?: ((document: Doc) => object) | undefined;
  /** Values proposed for a document that the system made and no user has saved yet. Default: none. */
  filledIn?: ((document: Doc) => FormValues) | undefined;
  mayEdit: (document: Doc) => boolean;
  /** The document was read after a save, a step, or a refusal. */
  onRead: (document: Doc) => void;
}

export interface FormEngine<Doc extends Seen> {
  store: Pick<Store<EngineState>, 'get' | 'subscribe'>;
  shape: FormShape;
  /** A document as the form begins with it. */
  valuesOf: (document: Doc) => FormValues;
  type: (patch: FormValues) => void;
  setRows: (list: string, rows: readonly FormRow[]) => void;
  /** @param place a field of the header, or `cellPlace` */
  hold: (place: string, text: string | undefined) => void;
  propose: (facts: FormValues) => void;
  /** Takes over a document from the server, however it was received. */
  arrive: (document: Doc) => void;
  choose: (seen: Seen, theirs: FormValues, mine: FormValues) => void;
  restore: (left: FormValues, begun: FormValues, unread?: FormState['unread']) => void;
  setErrors: (errors: readonly FormProblem[]) => void;
  /** Answers undefined where it could not be saved, or the user went back from a warning. */
  save: (options: SaveOptions) => Promise<SavedDocument | undefined>;
  /**
   * Runs another call on the document. True when it was done.
   * @param id the document that is there afterwards; undefined where the call took it away
   * @param sent ids of the lines that the call names, by list. Default: all of the form
   */
  act: (id: string | undefined, call: (confirm?: '1') => Promise<unknown>, ask: Ask, sent?: Positions) => Promise<boolean>;
}

/** A save without an answer: the server may have stored it. */
interface Unanswered {
  body: FormValues;
  sent: FormValues;
  positions: Positions;
}

const isUnanswered = (error: unknown): boolean => isFailure(error, 'offline') || isFailure(error, 'timeout');

/** The form of one document: its input, the stored document, and every way to send it. Independent of React. */
export function createFormEngine<Doc extends Seen>(options: EngineOptions<Doc>): FormEngine<Doc> {
  const { sheet, reviewLists, resource, mayEdit, onRead } = options;
  const shape: FormShape = options;
  const valuesIn = (document: Doc): FormValues => ({ ...valuesOf(sheet, options.typedOf?.(document) ?? document), ...options.filledIn?.(document) });
  const begun = options.document;
  const first = begun ? startForm(shape, valuesIn(begun), seenOf(begun)) : startForm(shape, emptyValues(sheet, options.begin));
  const store = createStore<EngineState>({ ...first, busy: false, failure: undefined, isOwed: false });
  const keys = createWriteKeys();
  /** As the server showed it last, with its masks. */
  let shown = options.document;
  let unanswered: Unanswered | undefined;
  const change = (next: (state: FormState) => FormState): void => store.set((state) => ({ ...state, ...next(state) }));

  const take = (document: Doc): void => {
    shown = document;
    change((state) => arrived(shape, state, seenOf(document), valuesIn(document), mayEdit(document)));
  };
  /** A document that came during a save, or while a save is unanswered: it may contain that save. */
  let late: Doc | undefined;
  const arrive = (document: Doc): void => {
    late = undefined;
    if (store.get().busy || unanswered) late = document;
    else take(document);
  };
  const read = async (id: string): Promise<Doc | undefined> => {
    const document = await resource.read(id).catch(() => undefined);
    if (document) onRead(document);
    return document;
  };

  const explain = async (error: unknown, sent: Positions | undefined): Promise<void> => {
    if (isFailure(error, 'invalid')) {
      // Errors of other calls refer to the lines as stored, in the server's order.
      const places = sent ?? positionsOf(sheet, shown ? valuesOf(sheet, shown) : store.get().mine);
      // The call has ended with it: the list of problems takes the focus, which it could not on a page that still waits.
      return store.set((state) => ({ ...state, errors: placeProblems(error.failure.errors, places, reviewLists), busy: false }));
    }
    // Said beside the buttons, where the user looks.
    if (isFailure(error, 'refused')) tellElsewhere(error);
    const { seen, isDirty } = store.get();
    const isOld = isFailure(error, 'conflict') && isDirty;
    // Merged, or left for the user to choose; then there is nothing else to say.
    if (!isOld) store.set((state) => ({ ...state, failure: error }));
    if (!seen || (isDirty && !isOld)) return;
    const document = await read(seen.id);
    if (document) take(document);
    else if (isOld) store.set((state) => ({ ...state, failure: error }));
  };

  /** One call at a time; its failure is explained. */
  const run = async <T>(call: () => Promise<T | undefined>, sent?: Positions): Promise<T | undefined> => {
    store.set((state) => ({ ...state, busy: true, failure: undefined, isMerged: false }));
    try {
      const result = await call();
      if (result !== undefined) store.set((state) => ({ ...state, errors: [] }));
      return result;
    } catch (error) {
      await explain(error, sent);
      return undefined;
    } finally {
      store.set((state) => ({ ...state, busy: false }));
      if (late) arrive(late);
    }
  };

  /** Without an answer it is unknown whether the server saved: the same body under the same key makes the next attempt safe. */
  const send = async (attempt: Unanswered, confirm: '1' | undefined): Promise<SavedDocument> => {
    try {
      const answer = await resource.save(withoutMasks(attempt.body, shown) as never, { idempotencyKey: keys.current(), ...(confirm && { confirm }) });
      keys.answered();
      unanswered = undefined;
      return answer;
    } catch (error) {
      unanswered = isUnanswered(error) ? attempt : undefined;
      if (!isUnanswered(error)) keys.answered();
      throw error;
    }
  };

  const save = async ({ ask, confirm: isConfirmed }: SaveOptions): Promise<SavedDocument | undefined> => {
    const { mine, seen, unread } = store.get();
    if (Object.keys(unread).length > 0) return undefined;
    const isRepeat = unanswered !== undefined;
    const attempt = unanswered ?? { ...toInput(sheet, mine, seen), sent: mine };
    const answer = await run(async () => {
      const result = await ask((confirm) => send(attempt, isConfirmed ?? confirm));
      if (!result) return undefined;
      const document = await read(result.id);
      if (document) shown = document;
      const landed = document && valuesIn(document);
      change((state) => saved(shape, state, attempt.sent, attempt.positions, seenOf(document ?? result), landed));
      return result;
    }, attempt.positions);
    store.set((state) => ({ ...state, isOwed: unanswered !== undefined }));
    // The first attempt has arrived after all; later input follows it.
    return answer && isRepeat && store.get().isDirty ? save({ ask, confirm: isConfirmed }) : answer;
  };

  return {
    store,
    shape,
    valuesOf: valuesIn,
    arrive,
    save,
    type: (patch) => change((state) => typed(shape, state, patch)),
    setRows: (list, rows) => change((state) => listed(shape, state, list, rows)),
    hold: (place, text) => change((state) => heldText(shape, state, place, text)),
    propose: (facts) => change((state) => proposed(shape, state, facts)),
    choose: (seen, theirs, mine) => change((state) => chosen(shape, state, seen, theirs, mine)),
    restore: (left, base, unread) => change((state) => restored(shape, state, left, base, unread)),
    setErrors: (errors) => change((state) => ({ ...state, errors })),
    act: async (id, call, ask, sent) => {
      const done = await run(async () => {
        const isDone = await ask(async (confirm) => {
          await call(confirm);
          return true;
        });
        const document = isDone && id ? await read(id) : undefined;
        if (document) take(document);
        return isDone;
      }, sent);
      return done === true;
    },
  };
}
