/** Lists as workbooks: the same rows, scope, filters and hidden fields as on the screen. */
import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { type SqlBool, sql } from 'kysely';
import { clockIn, fileStamp } from '../makerDay.ts';
import { downloadPath, FileGivenUp, finishKeptFile, startKeptFile } from '../files/keptFile.ts';
import type { Context } from '../context.ts';
import { toEnvelope } from '../contract/envelope.ts';
import { inTransaction } from '../database/database.ts';
import { findIds, readRows } from '../list/allRows.ts';
import type { Filter } from '../list/filters.ts';
import type { ListDefinition, ListQuery } from '../list/list.ts';
import { fieldName, firstMessage, message } from '../messages/messages.ts';
import type { CurrentUser } from '../session/currentUser.ts';
import { notify } from '../notify/notify.ts';
import { badRequest, refuse } from '../refusal/refusal.ts';
import { type ExportFormat, sendWorkbook } from '../workbook/sendWorkbook.ts';
import type { Cell, Sheet } from '../workbook/sheet.ts';
import { writeExport } from '../workbook/writeWorkbook.ts';
import { maxXlsRows } from '../workbook/writeXls.ts';
import { type ExportColumn, type ExportedList, withCurrencies } from './exportedList.ts';

/** From here on the file is made in the background. */
const maxDirectRows = 5_000;
/** Limit of rows: their ids are in memory while the file is written. */
const maxRows = 200_000;
const maxSelected = 200;

export interface ExportQuery extends ListQuery {
  selections?: string;
  exportFields?: string;
  format?: ExportFormat;
}

interface ExportCall {
  query: ExportQuery;
  reply: FastifyReply;
}

/**
 * Answers with the workbook, or, above 5,000 rows, with HTTP 202 and a message once it is ready.
 * @param filters those of the list; a selection takes their place
 */
export async function exportList<Row extends object>(
  context: Context,
  list: ExportedList,
  definition: ListDefinition<Row>,
  { query, reply }: ExportCall,
  filters: readonly Filter[],
): Promise<FastifyReply> {
  const { db, services, user } = context;
  const { language } = user;
  const columns = withCurrencies(chosenColumns(list.columns, query.exportFields));
  const format = query.format ?? 'xls';
  const ids = await findIds(context, definition, query, wantedRows(definition.table, query.selections) ?? filters, maxRows + 1);
  if (ids.length === 0) throw refuse('export.nothing');
  if (ids.length > maxRows) throw refuse('export.tooMany', { n: maxRows });
  if (format === 'xls' && ids.length > maxXlsRows) throw refuse('export.tooManyForXls', { n: maxXlsRows });

  const title = firstMessage(language, `export.${list.name}`, `module.${list.name}`);
  const fileName = `${title}-${fileStamp(context)}.${format}`;
  const sheet: Sheet = {
    name: title,
    columns: columns.map(({ header, kind, width }) => ({ header: titleOf(fieldName(language, list.noun, header), kind, user), kind, width })),
    rows: toCells(readRows(db, definition, ids), columns, user.timeZone),
  };
  const write = (): Readable => writeExport(format, language, sheet);
  if (ids.length <= maxDirectRows) return sendWorkbook(reply, fileName, write());

  const id = await startKeptFile(services, user, { fileName, rowCount: ids.length, announced: true });
  void makeInBackground(context, { id, fileName, rows: ids.length }, write);
  const text = message(language, 'export.started', { n: ids.length });
  return reply.code(202).send({ ...toEnvelope({ id, rows: ids.length }), message: text });
}

/** A time says in which zone it was, since the file goes to others. */
const titleOf = (name: string, kind: ExportColumn['kind'], { timeZone }: CurrentUser): string => (kind === 'datetime' ? `${name} (${timeZone})` : name);

async function makeInBackground({ services, user }: Context, file: { id: string; fileName: string; rows: number }, write: () => Readable): Promise<void> {
  const { id, fileName, rows } = file;
  const tell = (event: 'export.ready' | 'export.failed'): Promise<void> =>
    inTransaction(services.db, (trx) => notify(trx, [user], { event, params: { fileName, n: rows }, docType: 'keptFile', docId: id, at: services.now() }));
  try {
    // The call that has asked for it has given its place back by then.
    const giveBack = await services.turns.take(user.id);
    await finishKeptFile(services, id, write()).finally(giveBack);
    await tell('export.ready');
  } catch (error) {
    services.log.error({ err: error, file: downloadPath(id) }, 'an export in the background failed');
    // Without a database the failure cannot be reported.
    if (!(error instanceof FileGivenUp)) await tell('export.failed').catch(() => {});
  }
}

/** The columns asked for, in that order. */
function chosenColumns(columns: readonly ExportColumn[], asked: string | undefined): readonly ExportColumn[] {
  const names = (asked ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  if (names.length === 0) return columns;
  return [...new Set(names)].map((name) => {
    const column = columns.find((each) => each.name === name);
    if (!column) throw badRequest('query.unknownField', { field: name.slice(0, 64) });
    return column;
  });
}

function wantedRows(table: string, selections: string | undefined): Filter[] | undefined {
  const ids = (selections ?? '').split(',').filter(Boolean);
  if (ids.length === 0) return undefined;
  if (ids.length > maxSelected || ids.some((id) => !/^[0-9a-f]{32}$/.test(id))) throw badRequest('contract.invalid', { fields: 'selections' });
  return [sql<SqlBool>`${sql.ref(`${table}.id`)} = any(${ids})`];
}

async function* toCells<Row extends object>(batches: AsyncIterable<Row[]>, columns: readonly ExportColumn[], timeZone: string) {
  for await (const rows of batches)
    yield rows.map((row) => columns.map(({ from, kind }) => toCell((row as Record<string, unknown>)[from], kind === 'datetime' ? timeZone : undefined)));
}

/** Lists of codes are one text, as an import reads it; moments are what the user's clock showed, as on the screen. */
function toCell(value: unknown, timeZone: string | undefined): Cell {
  if (timeZone !== undefined && typeof value === 'string') return clockIn(timeZone, value);
  return Array.isArray(value) ? value.join(',') : (value as Cell);
}
