import type { FieldProblem } from '@harrow/api-client';
import { useMemo } from 'react';
import type { Resource } from '../../shared/calls/resource.ts';
import type { Seen } from '../actions/documentCalls.ts';
import { editCommon } from './documentEdits.ts';
import { type DocumentFormKind, type DocumentFormState, useDocumentForm } from './useDocumentForm.ts';

type NoEdit = never;
interface Nothing {
  readonly nothing?: undefined;
}
const nothing: Nothing = {};

/**
 * The calls of a document on a page that only shows it: handing in, taking back, deciding, with the same handling of warnings and refusals
 * as on the page of its form. What the server names stands in `edits.errors`.
 */
export function useReadDocument<Doc extends Seen>(
  resource: Pick<Resource<never, Doc>, 'name' | 'detail' | 'read' | 'save'>,
  document: Doc,
): DocumentFormState<Nothing, FieldProblem, NoEdit> {
  const kind = useMemo(
    (): DocumentFormKind<Doc, Nothing, never, undefined, FieldProblem, NoEdit> => ({
      resource,
      fromDocument: () => nothing,
      toInput: () => ({ body: undefined as never, positions: undefined }),
      placeErrors: (problems) => problems,
      edit: editCommon,
      lineKinds: [],
      changedLines: () => [],
    }),
    [resource],
  );
  return useDocumentForm(kind, document, () => nothing);
}
