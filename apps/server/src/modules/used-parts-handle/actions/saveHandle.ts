/** Saving a draft, or a document that went back. */
import { newHeader } from '../../../documents/saving/newHeader.ts';
import { type Composed, type SavedAnswer, type SavedKind, saveDocument } from '../../../documents/saving/saveDocument.ts';
import type { UsedPartsHandleInput, UsedPartsHandleLineInput } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import type { KeepResult } from '../../../shared/contract/commit.ts';
import { newId } from '../../../shared/database/database.ts';
import { hasDecimals } from '../../../shared/decimals.ts';
import { type InvalidField, invalid } from '../../../shared/refusal/refusal.ts';
import { handleKind } from '../handleKind.ts';
import { handleStore } from '../handleStore.ts';
import { emptyHandle, emptyLine, type Handle, type HandleHeader, type HandleLine, type HandleLines } from '../tables.ts';
import { handleLineChanges, type OpenCore, wrongLine } from '../rules/lines.ts';
import { coresById } from '../reading/openCores.ts';

interface Facts {
  cores: ReadonlyMap<string, OpenCore>;
}

const saved: SavedKind<HandleHeader, HandleLines, UsedPartsHandleInput, Facts> = {
  kind: handleKind,
  store: handleStore,
  create: (context) => ({ header: newHeader(context, emptyHandle), lines: [] }),
  async read(context, id, input) {
    const document = id === null ? null : await handleStore.find(context, id);
    const dealerCode = document?.header.dealerCode ?? context.user.dealerCode ?? '';
    return { document, facts: { cores: await coresById(context, { ids: (input.lines ?? []).map(({ taskId }) => taskId), dealerCode }) } };
  },
  compose,
  lineHistory: handleLineChanges,
};

const texts = ['handledBy', 'carrier', 'trackingNo', 'scrapWitness'] as const;
const decimals = ['weightKg', 'freight'] as const;

/** Lays the input over the document; throws 422 with everything that cannot be stored. */
function compose({ user }: Context, base: Handle, input: UsedPartsHandleInput, { cores }: Facts): Composed<HandleHeader, HandleLines> {
  const { id: _id, version: _version, lines: inputs, handleMethod, ...typed } = input;
  const isNew = base.header.handleNo === '';
  const written = Object.fromEntries(texts.flatMap((field) => (typed[field] === undefined ? [] : [[field, typed[field]?.trim() || null]])));
  const given = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== undefined));
  const header: HandleHeader = { ...base.header, ...given, ...written, handleMethod: handleMethod ?? base.header.handleMethod };
  header.currency ??= user.currency;
  const { lines, errors } = mergeLines(base, inputs, cores);
  const isMoved = header.handleMethod !== base.header.handleMethod && lines.some(({ id }) => base.lines.some((line) => line.id === id));
  if (isNew && !handleMethod) errors.unshift({ field: 'handleMethod', code: 'E-013' });
  if (isMoved) errors.unshift({ field: 'handleMethod', code: 'usedPartsHandle.methodFixed' });
  errors.push(...decimals.filter((field) => !hasDecimals(header[field] ?? 0, 2)).map((field) => ({ field, code: 'E-016', params: { n: 2 } })));
  if (errors.length > 0) throw invalid(errors);
  return { document: { header, lines } };
}

function mergeLines(
  base: Handle,
  inputs: readonly UsedPartsHandleLineInput[] | undefined,
  cores: Facts['cores'],
): { lines: HandleLine[]; errors: InvalidField[] } {
  if (!inputs) return { lines: base.lines, errors: [] };
  const errors: InvalidField[] = [];
  const isReceived = base.header.receivedDate !== null;
  const lines = inputs.map(({ id, taskId, handledQty, condition, remark }, index): HandleLine => {
    const line = `lines[${index}]`;
    const known = id ? base.lines.find((one) => one.id === id) : undefined;
    if (id && !known) errors.push({ field: 'id', line, code: 'E-012' });
    const core = cores.get(taskId);
    const first = inputs.findIndex((other) => other.taskId === taskId);
    if (core && first < index) errors.push({ field: 'taskId', line, code: 'E-254', params: { tag: core.tagNo, no: base.header.handleNo || '–' } });
    const isSame = known !== undefined && known.taskId === taskId && known.handledQty === handledQty;
    // A line that was sent once keeps its core; a further parcel brings the rest.
    if (isReceived) {
      if (!isSame) errors.push({ field: known ? 'handledQty' : 'taskId', line, code: 'E-002' });
    } else {
      const wrong = wrongLine({ handledQty }, core);
      if (wrong) errors.push({ ...wrong, line });
    }
    return {
      ...(known ?? emptyLine),
      id: known?.id ?? newId(),
      handleId: base.header.id,
      lineNo: index + 1,
      taskId,
      tagNo: core?.tagNo ?? '',
      handledQty,
      condition: condition === undefined ? (known?.condition ?? null) : condition || null,
      remark: remark === undefined ? (known?.remark ?? null) : remark?.trim() || null,
    };
  });
  if (isReceived && base.lines.some(({ id }) => !lines.some((line) => line.id === id))) errors.push({ field: 'lines', code: 'E-002' });
  return { lines, errors };
}

/** Creates a document of the user's dealer, or changes a draft or a returned one; throws as `saveDocument`. */
export const saveHandle = (context: Context, input: UsedPartsHandleInput, options: { confirm: boolean; keep?: KeepResult }): Promise<SavedAnswer> =>
  saveDocument(context, saved, input, options);
