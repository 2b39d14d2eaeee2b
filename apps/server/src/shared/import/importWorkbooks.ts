/** The import of a table: files in, rows checked by the rules of the form, what is right stored, what is wrong handed back. */
import type { FastifyRequest } from 'fastify';
import type { Operations } from '../../generated/operations.gen.ts';
import { downloadPath } from '../files/keptFile.ts';
import { envelope, type EnvelopeParts } from '../contract/envelope.ts';
import { type Context, transact } from '../context.ts';
import { fieldName, message, textOf } from '../messages/messages.ts';
import { badRequest } from '../refusal/refusal.ts';
import { keepFailedRows } from './failedRows.ts';
import { findTable, type FoundTable } from './reading/findTable.ts';
import { formCheck } from './formCheck.ts';
import type { ImportDefinition, ImportField } from './importDefinition.ts';
import { importLimits } from './reading/limits.ts';
import { parseWorkbook } from './reading/parseWorkbook.ts';
import { cellText, shown } from './reading/rawSheet.ts';
import { type ReadRow, readRows } from './reading/readRows.ts';
import { discardWorkbooks, type ReceivedImport, type ReceivedWorkbook, receiveWorkbooks } from './receiveWorkbooks.ts';

type Reply = Operations['vehicleMastersImportExcel']['reply'];
type ImportResult = Reply['result'];
type ImportedFile = ImportResult['files'][number];

/** Problems that the answer itself carries; the workbook has all. */
const shownProblems = 50;

interface Wish {
  validateOnly: boolean;
  /** Store a file only when every row of it is right. */
  allOrNothing: boolean;
  given: Readonly<Record<string, string>>;
}

/**
 * Handles `importExcel`: what is wrong with files and rows is the result, never thrown.
 * @param always what the call decides, whatever was sent
 */
export async function importWorkbooks<Input>(
  context: Context,
  definition: ImportDefinition<Input>,
  request: FastifyRequest,
  always: Partial<Pick<Wish, 'validateOnly'>> = {},
): Promise<EnvelopeParts<Reply>> {
  const received: ReceivedImport & { fields: Record<string, string> } = { workbooks: [], fields: {} };
  try {
    await receiveWorkbooks(request, context.services.files.incoming, received);
    const wish = { ...toWish(received.fields, definition), ...always };
    const files: ImportedFile[] = [];
    for (const workbook of received.workbooks) files.push(await importFile(context, definition, workbook, wish));
    request.outcome.files = files.map(({ fileName, totalCount, successCount, errorCount }) => ({ fileName, totalCount, successCount, errorCount }));
    return toReply(context, files, wish);
  } finally {
    await discardWorkbooks(received);
  }
}

/** Values of `isSingleTableImport` in dialogs that know which table they import; others send the table's name. */
const flags = ['', '0', '1', 'false', 'true'];

function toWish(sent: Readonly<Record<string, string>>, { name, fields }: Pick<ImportDefinition<never>, 'name' | 'fields'>): Wish {
  const { validateStatus = '', importMode = 'valid', foreignKeys = '', isSingleTableImport = '' } = sent;
  // Rows that were meant for another table.
  if (isSingleTableImport !== name && !flags.includes(isSingleTableImport)) throw badRequest('contract.invalid', { fields: 'isSingleTableImport' });
  if (!flags.includes(validateStatus)) throw badRequest('contract.invalid', { fields: 'validateStatus' });
  if (importMode !== 'valid' && importMode !== 'all') throw badRequest('contract.invalid', { fields: 'importMode' });
  return { validateOnly: validateStatus === '1' || validateStatus === 'true', allOrNothing: importMode === 'all', given: toGiven(foreignKeys, fields) };
}

function toGiven(text: string, fields: readonly ImportField[]): Record<string, string> {
  if (text === '') return {};
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw badRequest('contract.invalid', { fields: 'foreignKeys' });
  }
  const entries = typeof given === 'object' && given !== null && !Array.isArray(given) ? Object.entries(given) : undefined;
  const known = (name: string): boolean => fields.some((field) => field.name === name);
  if (!entries || entries.some(([name, value]) => !known(name) || typeof value !== 'string')) throw badRequest('contract.invalid', { fields: 'foreignKeys' });
  return Object.fromEntries(entries) as Record<string, string>;
}

async function importFile<Input>(context: Context, definition: ImportDefinition<Input>, workbook: ReceivedWorkbook, wish: Wish): Promise<ImportedFile> {
  const { services, user } = context;
  const { language } = user;
  const { fileName } = workbook;
  const unreadable = (text: string): ImportedFile => ({
    fileName,
    readable: false,
    message: text,
    totalCount: 0,
    successCount: 0,
    errorCount: 0,
    problems: [],
    fileUrl: null,
    errorFileName: null,
  });
  const { csv = false } = definition;
  const noTable = csv ? 'import.noTable' : 'import.notWorkbook';
  if (!(csv ? /\.(?:xlsx?|csv)$/i : /\.xlsx?$/i).test(fileName)) return unreadable(message(language, noTable));
  if (workbook.tooLarge) return unreadable(message(language, 'import.fileTooLarge', { n: importLimits.fileMb }));
  const parsed = await parseWorkbook(workbook.path, { csv });
  if (!parsed.ok) return unreadable(message(language, parsed.fault === 'notWorkbook' ? noTable : `import.${parsed.fault}`));
  const title = titleIn(context, definition);
  const table = findTable(parsed.sheets, definition, new Set(Object.keys(wish.given)));
  if ('missing' in table) return unreadable(message(language, 'import.noSheet', { columns: table.missing.map(({ name }) => title(name)).join(', ') }));
  if ('fault' in table) return unreadable(textOf(language, table.fault));

  const rows = await readRows(definition, table, {
    choices: (code) => services.dictionaries.items(code) ?? [],
    checkForm: typeof definition.form === 'function' ? definition.form : formCheck(definition.form),
    given: wish.given,
  });
  markTogether(definition, rows);
  const stored = await checkAndStore(context, definition, { rows, fileName }, wish);
  const failed = rows.filter(({ problems }) => problems.length > 0).map((row) => ({ ...row, findings: findingsOf(context, row, table, title) }));
  const kept = failed.length > 0 ? await keepFailedRows(context, fileName, table.titles, failed) : undefined;
  const counts = { totalCount: rows.length, successCount: stored, errorCount: failed.length };
  return {
    fileName,
    readable: true,
    message: summary(context, counts, wish),
    ...counts,
    problems: failed.flatMap(({ findings }) => findings).slice(0, shownProblems),
    fileUrl: kept ? downloadPath(kept.id) : null,
    errorFileName: kept?.fileName ?? null,
  };
}

/** What belongs together is left out together. */
function markTogether<Input>({ whole }: Pick<ImportDefinition<Input>, 'whole'>, rows: readonly ReadRow<Input>[]): void {
  if (!whole) return;
  const broken = new Set(rows.filter(({ problems }) => problems.length > 0).map(({ input }) => whole.of(input)));
  for (const { input, problems } of rows) if (problems.length === 0 && broken.has(whole.of(input))) problems.push({ field: whole.field, code: whole.code });
}

/** Checks and stores in the same transaction, so that what was checked is still true. @returns rows stored, or that could be */
async function checkAndStore<Input>(
  context: Context,
  definition: ImportDefinition<Input>,
  { rows, fileName }: { rows: readonly ReadRow<Input>[]; fileName: string },
  wish: Wish,
): Promise<number> {
  const readable = rows.filter(({ problems }) => problems.length === 0);
  const check = async (within: Context): Promise<readonly ReadRow<Input>[]> => {
    const findings = await definition.check(
      within,
      readable.map(({ input }) => input),
    );
    for (const [index, row] of readable.entries()) row.problems.push(...findings[index]!);
    return readable.filter(({ problems }) => problems.length === 0);
  };
  if (wish.validateOnly) return (await check(context)).length;
  return transact(context, async (within) => {
    const right = await check(within);
    if (right.length === 0 || (wish.allOrNothing && right.length < rows.length)) return 0;
    await definition.store(
      within,
      right.map(({ input }) => input),
      fileName,
    );
    return right.length;
  });
}

const titleIn =
  <Input>({ user }: Context, { fields, noun }: ImportDefinition<Input>) =>
  (name: string): string => {
    const field = fields.find((each) => each.name === name);
    return field ? fieldName(user.language, noun, field.header ?? field.name) : name;
  };

function findingsOf<Input>({ user }: Context, { row, problems }: ReadRow<Input>, { columns }: FoundTable, title: (name: string) => string) {
  return problems.map((problem) => {
    const field = problem.field.split('.')[0]!;
    const column = columns.get(field);
    return {
      row: row.number,
      field,
      fieldText: title(field),
      value: column === undefined ? '' : shown(cellText(row.cells[column])),
      code: problem.code,
      reason: textOf(user.language, problem),
    };
  });
}

type Counts = Pick<ImportResult, 'totalCount' | 'successCount' | 'errorCount'>;

function summary({ user: { language } }: Context, { totalCount, successCount, errorCount }: Counts, { validateOnly }: Wish): string {
  const params = { total: totalCount, done: successCount, failed: errorCount };
  if (validateOnly) return message(language, 'import.checked', params);
  if (errorCount === 0) return message(language, 'import.done', params);
  return successCount === 0 ? message(language, 'import.nothingStored', params) : message(language, 'import.partly', params);
}

/** Code 201 when some rows were stored and some were not; no success when none were. */
function toReply(context: Context, files: ImportedFile[], wish: Wish): EnvelopeParts<Reply> {
  const sum = (count: keyof Counts): number => files.reduce((total, file) => total + file[count], 0);
  const counts: Counts = { totalCount: sum('totalCount'), successCount: sum('successCount'), errorCount: sum('errorCount') };
  const withErrors = files.find(({ fileUrl }) => fileUrl !== null);
  const unreadable = files.find(({ readable }) => !readable);
  const msg = counts.totalCount === 0 && unreadable ? `${unreadable.fileName}: ${unreadable.message}` : summary(context, counts, wish);
  const result: ImportResult = { ...counts, msg, fileUrl: withErrors?.fileUrl ?? null, fileName: withErrors?.errorFileName ?? null, files };
  const bad = counts.errorCount > 0 || unreadable !== undefined;
  const nothing = wish.validateOnly ? counts.totalCount === 0 : counts.successCount === 0;
  if (nothing) return envelope<Reply>({ result, success: false, code: 500, message: msg });
  if (wish.validateOnly || !bad) return envelope<Reply>({ result, message: msg });
  return envelope<Reply>({ result, code: 201, message: message(context.user.language, 'E-610') });
}
