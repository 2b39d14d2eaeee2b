import { missingFields } from '../../documents/saving/missingFields.ts';
import { newHeader } from '../../documents/saving/newHeader.ts';
import { type Composed, type SavedAnswer, type SavedKind, saveDocument } from '../../documents/saving/saveDocument.ts';
import type { __Name__Input } from '../../generated/types.gen.ts';
import { lineChanges } from '../../shared/change-log/lineChanges.ts';
import type { Context } from '../../shared/context.ts';
import type { KeepResult } from '../../shared/contract/commit.ts';
import { newId } from '../../shared/database/database.ts';
import { invalid } from '../../shared/refusal/refusal.ts';
import { __name__Kind } from './__name__Kind.ts';
import { __name__Store } from './__name__Store.ts';
import { empty__Name__, type __Name__Document, type __Name__Header, type __Name__Line, type __Name__Lines } from './tables.ts';

/** Lays the input over the document; throws 422 with everything that cannot be stored. */
function compose(_context: Context, base: __Name__Document, input: __Name__Input): Composed<__Name__Header, __Name__Lines> {
  const title = input.title === undefined ? base.header.title : input.title.trim();
  const remark = input.remark === undefined ? base.header.remark : input.remark?.trim() || null;
  const header = { ...base.header, title, remark };
  const errors = missingFields('__Name__Input', header);
  const lines = input.lines?.map(({ id, description, qty }, index): __Name__Line => {
    const known = base.lines.some((line) => line.id === id);
    if (id && !known) errors.push({ field: 'id', line: `lines[${index}]`, code: 'E-012' });
    return { id: id && known ? id : newId(), __name__Id: base.header.id, lineNo: index + 1, description: description.trim(), qty };
  });
  if (errors.length > 0) throw invalid(errors);
  return { document: { header, lines: lines ?? base.lines } };
}

const saved: SavedKind<__Name__Header, __Name__Lines, __Name__Input, null> = {
  kind: __name__Kind,
  store: __name__Store,
  create: (context) => ({ header: newHeader(context, empty__Name__), lines: [] }),
  read: async (context, id) => ({ document: id === null ? null : await __name__Store.find(context, id), facts: null }),
  compose,
  lineHistory: (before, after) => lineChanges(before.lines, after.lines, { fields: ['description', 'qty'], nameOf: ({ lineNo }) => `lines/${lineNo}` }),
};

/** Creates a document of the user's dealer, or changes a draft or a returned one; throws as `saveDocument`. */
export const save__Name__ = (context: Context, input: __Name__Input, options: { confirm: boolean; keep?: KeepResult }): Promise<SavedAnswer> =>
  saveDocument(context, saved, input, options);
