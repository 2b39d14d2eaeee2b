import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldName } from '../../shared/changes/fieldName.ts';
import { isReasonAction } from '../actions/reasonActions.ts';
import type { FormDocument } from '../form/document/formKind.ts';
import { nounOf, useOpenForm, useWords } from '../form/document/openForm.ts';
import { useTypedBeside } from '../form/document/fields/useTypedBeside.ts';
import { rowsOf } from '../form/engine/values.ts';
import { noAnswer } from './reasonAnswer.ts';
import { type Review, ReviewContext } from './reviewInHand.ts';
import type { ReviewValues } from './reviewValues.ts';
import { useKeptReview } from './useKeptReview.ts';

/** Context around the page of a document: keeps the input beside its fields, and leaves it at its place when a newer version arrives. */
export function ReviewAround({ children }: { children: ReactNode }) {
  const { kind, document } = useOpenForm();
  const { words } = useWords();
  const { t } = useTranslation('shared');
  const { review: own, lists } = kind;
  const noun = nounOf(kind);
  const server = useMemo(() => serverOf(document, own?.valuesOf), [document, own]);
  const names = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(lists).flatMap(([list, { nameOf }]) => rowsOf({ ...document }, list).flatMap((row) => (row.id ? [[row.id, nameOf(row)]] : []))),
      ),
    [document, lists],
  );
  const review = useKeptReview({
    keptAs: own?.keptAs ?? `${kind.docType}Review`,
    document,
    server,
    names,
    isOpen: document !== undefined && own?.valuesOf(document) !== undefined,
    fromOlder: own?.fromOlder,
    nameOf: (field, ofLine) => {
      const inLists = Object.keys(kind.sheet.lists).map((list) => fieldName(noun, field, list));
      const name = ofLine ? inLists.find(Boolean) : fieldName(noun, field);
      return name ?? (isReasonAction(field) ? t(`action.${field}`) : undefined);
    },
    dicts: own?.dicts,
    textOf: (field, value) => own?.textOf?.(field, value, words),
  });
  useTypedBeside(review.isChanged, review.isKept);
  return <ReviewContext value={review satisfies Review}>{children}</ReviewContext>;
}

const nothing: ReviewValues = {};

/** All values that can be given beside the document now: those of its kind, and the reason of a return. */
function serverOf(document: FormDocument | undefined, valuesOf: ((document: FormDocument) => ReviewValues | undefined) | undefined): ReviewValues {
  if (!document) return nothing;
  return { ...Object.fromEntries(document.allowedActions.filter(isReasonAction).map((action) => [action, noAnswer])), ...valuesOf?.(document) };
}
