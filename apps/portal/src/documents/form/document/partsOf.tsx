import type { ComponentType, ReactNode } from 'react';
import { createLoader } from '../../../platform/routing/lazyPage.tsx';
import type { FormSheet } from '../engine/sheet.ts';
import { DocumentForm, type DocumentFormProps } from './DocumentForm.tsx';
import { FormField, type FormFieldProps } from './fields/FormField.tsx';
import type { AnyKind, BeginOf, FormDocument, FormKind, RowOf } from './formKind.ts';
import { LineField, type LineFieldProps } from './lines/LineField.tsx';
import type { LineColumn, LineColumns } from './lines/lineColumns.ts';
import type { LineTableProps } from './lines/LineTable.tsx';
import { useFormPart, useOpenForm } from './openForm.ts';
import { Section } from './Section.tsx';
import { type FormSlot, Slots } from './Slots.tsx';
import type { TextsFieldProps } from './fields/TextsField.tsx';
import type { MachineAnswer } from './machine/machineAnswer.ts';
import { useMachine } from './machine/useMachine.ts';
import type { VinFieldProps } from './machine/VinField.tsx';
import { type ListHandle, useList } from './lines/useList.ts';

/** Parts that few kinds have: a page without them does not carry their code. */
const lateParts = {
  LineTable: async () => (await import('./lines/LineTable.tsx')).LineTable,
  TextsField: async () => (await import('./fields/TextsField.tsx')).TextsField,
  VinField: async () => (await import('./machine/VinField.tsx')).VinField,
};
type LateName = keyof typeof lateParts;

type Names<Fields> = keyof Fields & string;

/** The parts of a form as one kind of document names them: a field, list or slot of another kind does not compile. */
interface PartsOf<Doc extends FormDocument, Sheet extends FormSheet, Machine extends MachineAnswer> {
  DocumentForm: ComponentType<DocumentFormProps<Doc, BeginOf<Doc, Sheet>>>;
  Section: typeof Section;
  Field: (props: FormFieldProps<Names<Sheet['fields']>>) => ReactNode;
  /** Texts in the six languages. */
  TextsField: (props: TextsFieldProps<Names<Sheet['fields']>>) => ReactNode;
  /** The field `vin` and the machine below it. */
  VinField: (props: VinFieldProps<Machine>) => ReactNode;
  /** Data of the machine of the VIN; undefined until they are loaded. */
  useMachine: () => Machine | undefined;
  LineTable: (props: LineTableProps<Names<Sheet['lists']>>) => ReactNode;
  LineField: <List extends Names<Sheet['lists']>>(props: LineFieldProps<List, Names<Sheet['lists'][List]['fields']>>) => ReactNode;
  /** Columns of a list, for its `LineTable`; to be made once, beside the page. */
  lineColumns: <List extends Names<Sheet['lists']>>(
    list: List,
    columns: { readonly [Field in Names<Sheet['lists'][List]['fields']> | Names<Sheet['lists'][List]['shown']>]?: LineColumn<RowOf<Doc, List>, Doc> },
  ) => LineColumns;
  Slots: ComponentType<{ slots?: readonly (FormSlot & { name: string })[] }>;
  useList: <List extends Names<Sheet['lists']>>(list: List, parentId?: string) => ListHandle<RowOf<Doc, List>>;
  /** Current value of a field of the header. */
  useValue: <Name extends Names<Sheet['fields']> & keyof Doc>(name: Name) => Doc[Name] | null;
  /** The document as it was read; undefined while it was never saved. */
  useDocument: () => Doc | undefined;
}

/**
 * Declares the form of a kind of document: its page and the parts of it.
 *
 * @example
 * export const { DocumentForm, Section, Field } = partsOf({ docType: 'usedPartsHandle', resource: handles, sheet: usedPartsHandlesForm, … });
 */
export function partsOf<Doc extends FormDocument, const Sheet extends FormSheet, Machine extends MachineAnswer = MachineAnswer>(
  kind: FormKind<Doc, Sheet, Machine>,
): PartsOf<Doc, Sheet, Machine> {
  const own = kind as unknown as AnyKind;
  // The page appears with the late parts that its kind takes: one that came after the others would move them.
  const taken = new Set<LateName>();
  const late = createLoader(async () =>
    Object.fromEntries(await Promise.all([...taken].map(async (name) => [name, (await lateParts[name]()) as ComponentType<object>] as const))),
  );
  const take = (name: LateName): ComponentType<object> => {
    taken.add(name);
    return function LatePart(props) {
      const Part = late.loaded()![name]!;
      return <Part {...props} />;
    };
  };
  const parts = {
    DocumentForm: (props: DocumentFormProps<FormDocument>) => <DocumentForm {...props} kind={own} late={late} />,
    Section,
    Field: FormField,
    get TextsField() {
      return take('TextsField');
    },
    LineField,
    get VinField() {
      return take('VinField');
    },
    useMachine,
    get LineTable() {
      return take('LineTable');
    },
    lineColumns: (_list: string, columns: LineColumns) => columns,
    Slots,
    useList,
    useValue: (name: string) => useFormPart(({ mine }) => mine[name]),
    useDocument: () => useOpenForm().document,
  };
  return parts as unknown as PartsOf<Doc, Sheet, Machine>;
}
