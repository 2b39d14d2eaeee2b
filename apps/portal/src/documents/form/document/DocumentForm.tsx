import { DocumentPage, type Fact, PageSkeleton, useMessages } from '@harrow/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useEffect, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { type Loader, useArrived } from '../../../platform/routing/lazyPage.tsx';
import { createStore, useStore } from '../../../platform/store.ts';
import { useWarnings } from '../../../shared/calls/useWarnings.tsx';
import type { Words } from '../../../shared/fields/sheet.ts';
import { NeighbourButtons } from '../../../shared/list/NeighbourButtons.tsx';
import { meaningOf } from '../../../shared/meaning/documentMeaning.ts';
import { MeaningTag } from '../../../shared/meaning/MeaningTag.tsx';
import { useTab } from '../../../shared/tab.ts';
import { DocumentRecord, useRecordId } from '../../page/DocumentRecord.tsx';
import { LeftDrafts } from '../../page/LeftDrafts.tsx';
import { RestoreOffer } from '../../page/RestoreOffer.tsx';
import { ReturnNotice } from '../../page/ReturnNotice.tsx';
import { ReviewAround } from '../../review/ReviewAround.tsx';
import { ReviewNews } from '../../review/ReviewNews.tsx';
import { type DocumentRailOptions, useDocumentRail } from '../../page/useDocumentRail.tsx';
import { useRailFold } from '../../page/useRailFold.ts';
import { changedLines } from '../changedLines.ts';
import { createFormEngine } from '../engine/createFormEngine.ts';
import { type FormValues, rowsOf } from '../engine/values.ts';
import { useFocusKept } from '../useFocusKept.ts';
import { useLiveLines } from '../useLiveLines.ts';
import { ConflictNotice, FormConflict } from './problems/FormConflict.tsx';
import { FormErrors, FormMarks } from './problems/FormErrors.tsx';
import { type AnyKind, type FormDocument, mayEdit, reviewedType, shapeOf } from './formKind.ts';
import { type FormPlaces, nothingBeside, nounOf, type OpenForm, OpenFormContext, useFormPart, useOpenForm, useWords } from './openForm.ts';
import { FormSteps } from './steps/FormSteps.tsx';
import { useFormSteps } from './steps/useFormSteps.ts';
import { type DraftOffer, type FormDraft, useFormDraft } from './saving/useFormDraft.ts';
import { useSaveOnReturn } from './saving/useSaveOnReturn.ts';

export interface DocumentFormProps<Doc, Begin = FormValues> {
  /** The document itself, of a page whose address names none, as that of the user's own dealer. */
  record?: Doc;
  /** Initial values of a new document. Default: all fields empty, no lines. */
  begin?: Begin;
  /** Identifying facts in the head, beside the number. */
  facts?: (document: Doc) => Fact[];
  /** Right of the title of a stored document. Default: the meaning of its status. */
  status?: (document: Doc) => ReactNode;
  /** In the head of a stored document, before the links to its neighbours. */
  headActions?: (document: Doc) => ReactNode;
  /** Above the sections of a stored document. Default: why it came back. */
  Notice?: ComponentType<{ document: Doc }>;
  /** Further panels of the rail of a stored document, besides log, comments and files. */
  rail?: (document: Doc) => Pick<DocumentRailOptions, 'first' | 'changes' | 'hasLog' | 'isLogOpen' | 'hasComments'>;
  /** Around the whole page: context that its parts share beside the form. */
  Around?: ComponentType<{ document: Doc | undefined; children: ReactNode }>;
  /** Names of its sections in order, where they are filled in one after the other; keep it the same. Who only reads sees them one below the other. */
  steps?: readonly string[];
  /** The bar below, see `FormFoot`. */
  Foot: ComponentType;
  /** `Section`s and `Slots` in reading order. */
  children: ReactNode;
}

interface Props extends DocumentFormProps<FormDocument> {
  kind: AnyKind;
  /** Parts of the kind that are fetched with its page, see `partsOf`. */
  late: Loader<unknown>;
}

/**
 * The page of a document: to write a new one, to edit, to review, to read. Its actions are those that the server allows; where it cannot be
 * edited, the same sections show text.
 */
export function DocumentForm(props: Props) {
  const { kind, record, late } = props;
  const words = useTranslation(nounOf(kind)).t as unknown as Words;
  const isNew = useRecordId() === undefined;
  const isWhole = useArrived(late) !== undefined;
  const pageOf = (document: FormDocument | undefined): ReactNode => (isWhole ? <OpenDocument {...props} document={document} /> : <PageSkeleton />);
  if (record) return pageOf(record);
  return (
    <DocumentRecord
      resource={kind.resource}
      titleOf={kind.numberOf}
      {...(isNew && { fresh: { title: words('new'), right: kind.begunBy ?? `${kind.docType}:add` } })}
    >
      {pageOf}
    </DocumentRecord>
  );
}

function OpenDocument({ document, ...props }: Props & { document: FormDocument | undefined }) {
  const { kind, begin, Around = Alone } = props;
  const { resource, docType } = kind;
  const { t } = useTranslation('documents');
  const client = useQueryClient();
  const warnings = useWarnings(kind.warningsAboutMasters);
  const tab = useTab();
  const { message } = useMessages();
  const pageId = useId();
  const [places] = useState(() => createStore<FormPlaces>({}));
  const [beside] = useState(() => createStore(nothingBeside));
  const [isComparing, setComparing] = useState(false);
  const [engine] = useState(() =>
    createFormEngine<FormDocument>({
      ...shapeOf(kind),
      resource,
      document,
      ...(begin && { begin }),
      typedOf: kind.typedOf,
      filledIn: kind.filledIn,
      mayEdit,
      onRead: (read) => client.setQueryData<FormDocument>(resource.detail(read.id).queryKey, read as never),
    }),
  );
  const seen = useSyncExternalStore(engine.store.subscribe, () => engine.store.get().seen);
  useEffect(() => {
    if (document) engine.arrive(document);
  }, [engine, document]);
  const draft = useFormDraft({ docType, engine, id: seen?.id, version: seen?.version });
  const lists = useMemo(() => Object.keys(kind.sheet.lists), [kind]);
  const tellLines = useLiveLines(resource.name, seen?.id, lists, (id) => void client.invalidateQueries({ queryKey: resource.detail(id).queryKey }));
  /** Lists, counts, logs and to-dos show the change the next time they are looked at. */
  const refreshRest = (id: string): void => {
    const isRead = ([name, call, of]: readonly unknown[]): boolean => name === resource.name && call === 'detail' && of === id;
    void client.invalidateQueries({ predicate: ({ queryKey }) => !isRead(queryKey) });
  };
  /** A call was refused: others were first. */
  const tellNews = (): undefined => {
    const { conflict, isMerged } = engine.store.get();
    if (conflict !== undefined) setComparing(true);
    if (isMerged) void message.info(t('conflict.merged'));
  };
  /** Tells other users who have the document open which lines have changed, also by a review. */
  const tellSaved = (before: FormValues): void => {
    const { base } = engine.store.get();
    tellLines(lists.flatMap((list) => changedLines(list, rowsOf(before, list), rowsOf(base, list))));
  };
  const save: OpenForm['save'] = async (confirm) => {
    const before = engine.store.get();
    const saved = await engine.save({ ask: warnings.run, confirm });
    if (!saved) return tellNews();
    if (before.seen) tellSaved(before.base);
    else {
      // From now on its draft is kept under its id, and the page stays as it is under the address that the document has.
      draft.discard();
      void client.ensureQueryData(resource.detail(saved.id)).then(
        () => tab.redirect(`${kind.address}/detail/${saved.id}`),
        () => undefined,
      );
    }
    refreshRest(saved.id);
    return saved;
  };
  const act: OpenForm['act'] = async (id, call, anyway, sent) => {
    const { base } = engine.store.get();
    const isDone = await engine.act(id, call, (run) => warnings.run(run, anyway), sent);
    if (!isDone) tellNews();
    else if (id) {
      tellSaved(base);
      refreshRest(id);
    } else void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'detail' });
    return isDone;
  };
  const readOnly = document !== undefined && !mayEdit(document);
  const steps = useFormSteps(pageId, readOnly ? undefined : props.steps);
  const check: OpenForm['check'] = (call) => engine.act(undefined, call, (run) => run());
  const form: OpenForm = { kind, engine, document, readOnly, pageId, places, steps, isKept: draft.isKept, save, act, check, beside };
  useSaveOnReturn(form);
  return (
    <OpenFormContext value={form}>
      <ReviewAround>
        <Around document={document}>
          <FormPage {...props} draft={draft} onCompare={() => setComparing(true)} />
        </Around>
      </ReviewAround>
      {warnings.dialog}
      {isComparing && seen && <FormConflict id={seen.id} onClose={() => setComparing(false)} />}
    </OpenFormContext>
  );
}

interface FormPageProps extends Props {
  draft: FormDraft;
  onCompare: () => void;
}

function FormPage(props: FormPageProps) {
  const { kind, facts, status = (given) => statusOf(given, kind), headActions, Notice = ReturnNotice, rail, Foot, draft, onCompare, children } = props;
  const { document, readOnly, pageId, steps, beside } = useOpenForm();
  const { words } = useWords();
  const tab = useTab();
  const busy = useFormPart((state) => state.busy);
  const isDirty = useFormPart((state) => state.isDirty);
  const isUnsaved = useStore(beside).isUnsaved || isDirty;
  useEffect(() => tab.markUnsaved(isUnsaved), [tab, isUnsaved]);
  const page = useRef<HTMLDivElement>(null);
  useFocusKept(busy, page);
  const railFold = useRailFold();
  const panels = useDocumentRail({
    docType: reviewedType(kind),
    document,
    ...(kind.slots && { filesTable: kind.slots.table }),
    ...(document && rail?.(document)),
  });
  return (
    <div ref={page} inert={busy} data-document={readOnly ? 'read' : 'edit'}>
      <DocumentPage
        id={pageId}
        title={document ? (kind.titleOf ?? kind.numberOf)(document) : words('new')}
        status={document && status(document)}
        {...(document && facts && { facts: facts(document) })}
        actions={
          document && (
            <>
              {headActions?.(document)}
              <NeighbourButtons resource={kind.resource} id={document.id} pathOf={(id) => `${kind.address}/detail/${id}`} />
            </>
          )
        }
        notice={
          <>
            {!readOnly && <DraftOffers offers={draft.offers} />}
            <ConflictNotice onCompare={onCompare} />
            <ReviewNews />
            {document && <Notice document={document} />}
            <FormMarks />
            <FormErrors />
          </>
        }
        anchors={!steps}
        rail={panels}
        {...railFold}
        foot={<Foot />}
      >
        {steps && <FormSteps steps={steps} />}
        {children}
      </DocumentPage>
    </div>
  );
}

function DraftOffers({ offers }: { offers: readonly DraftOffer[] }) {
  const [last, ...others] = offers;
  if (!last) return null;
  return others.length > 0 ? <LeftDrafts drafts={offers} /> : <RestoreOffer savedAt={last.savedAt} onAccept={last.accept} onRefuse={last.refuse} />;
}

/** Nothing around the page. */
const Alone = ({ children }: { children: ReactNode }): ReactNode => children;

const statusOf = (document: FormDocument, kind: AnyKind): ReactNode => (
  <MeaningTag meaning={(kind.meaningOf ?? meaningOf)(document)} status={document.status} text={kind.statusOf?.(document) ?? document.status_dictText ?? ''} />
);
