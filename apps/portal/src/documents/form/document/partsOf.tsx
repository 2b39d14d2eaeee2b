import { lazyPart, ListSkeleton } from '@harrow/ui';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import type { FormSheet } from '../engine/sheet.ts';
import { DocumentForm, type DocumentFormProps } from './DocumentForm.tsx';
import { FormField, type FormFieldProps } from './FormField.tsx';
import type { AnyKind, BeginOf, FormDocument, FormKind, RowOf } from './formKind.ts';
import { LineField, type LineFieldProps } from './lines/LineField.tsx';
import type { LineColumn, LineColumns } from './lines/lineColumns.ts';
import type { LineTableProps } from './lines/LineTable.tsx';
import { useFormPart, useOpenForm } from './openForm.ts';
import { Section } from './Section.tsx';
import { type FormSlot, Slots } from './Slots.tsx';
import { type ListHandle, useList } from './lines/useList.ts';

const LateLineTable = lazyPart(async () => ({ default: (await import('./lines/LineTable.tsx')).LineTable }));

type Names<Fields> = keyof Fields & string;

/** The parts of a form as one kind of document names them: a field, list or slot of another kind does not compile. */
interface PartsOf<Doc extends FormDocument, Sheet extends FormSheet> {
  DocumentForm: ComponentType<DocumentFormProps<Doc, BeginOf<Doc, Sheet>>>;
  Section: typeof Section;
  Field: (props: FormFieldProps<Names<Sheet['fields']>>) => ReactNode;
  LineTable: (props: LineTableProps<Names<Sheet['lists']>>) => ReactNode;
  LineField: <List extends Names<Sheet['lists']>>(props: LineFieldProps<List, Names<Sheet['lists'][List]['fields']>>) => ReactNode;
  /** Columns of a list, for its `LineTable`; to be made once, beside the page. */
  lineColumns: <List extends Names<Sheet['lists']>>(
    list: List,
    columns: { readonly [Field in Names<Sheet['lists'][List]['fields']> | Names<Sheet['lists'][List]['shown']>]?: LineColumn<RowOf<Doc, List>, Doc> },
  ) => LineColumns;
  Slots: ComponentType<{ slots?: readonly (FormSlot & { name: string })[] }>;
  useList: <List extends Names<Sheet['lists']>>(list: List, parentId?: string) => ListHandle<RowOf<Doc, List>>;
  /** What a field of the header holds now. */
  useValue: <Name extends Names<Sheet['fields']> & keyof Doc>(name: Name) => Doc[Name] | null;
  /** The document as it was read; undefined while it was never saved. */
  useDocument: () => Doc | undefined;
}

/** @example export const { DocumentForm, Section, Field } = partsOf(handleKind); */
export function partsOf<Item extends { id: string }, Doc extends FormDocument, Sheet extends FormSheet>(kind: FormKind<Item, Doc, Sheet>): PartsOf<Doc, Sheet> {
  const own = kind as unknown as AnyKind;
  const parts = {
    DocumentForm: (props: DocumentFormProps<FormDocument>) => <DocumentForm {...props} kind={own} />,
    Section,
    Field: FormField,
    LineField,
    LineTable: (props: LineTableProps) => (
      // The table comes late, so that a page without lines does not carry it.
      <Suspense fallback={<ListSkeleton rows={3} />}>
        <LateLineTable {...props} />
      </Suspense>
    ),
    lineColumns: (_list: string, columns: LineColumns) => columns,
    Slots,
    useList,
    useValue: (name: string) => useFormPart(({ mine }) => mine[name]),
    useDocument: () => useOpenForm().document,
  };
  return parts as unknown as PartsOf<Doc, Sheet>;
}
