import type { FastifyReply } from 'fastify';
import { clockIn, fileStamp } from '../../shared/makerDay.ts';
import type { Operations } from '../../generated/operations.gen.ts';
import type { Context } from '../../shared/context.ts';
import { choice, type ExportedList, text } from '../../shared/export/exportedList.ts';
import { fieldName, message } from '../../shared/messages/messages.ts';
import { sendWorkbook } from '../../shared/workbook/sendWorkbook.ts';
import type { Sheet } from '../../shared/workbook/sheet.ts';
import { allAtOnce, writeExport } from '../../shared/workbook/writeWorkbook.ts';
import { listParameters, type Parameter } from './list.ts';

const exported: ExportedList = {
  name: 'parameter',
  noun: 'config',
  columns: [
    choice('group', { width: 14 }),
    text('title', { width: 48 }),
    text('key', { width: 28 }),
    text('value', { width: 24 }),
    text('default', { width: 24 }),
    text('limits'),
    text('updateBy'),
    text('updateTime'),
  ],
};

const cellOf = (parameter: Parameter, field: keyof Parameter, { timeZone }: Context['user']): string | null => {
  const value = parameter[field] as string | null;
  return field === 'updateTime' && value !== null ? clockIn(timeZone, value) : value;
};

/** Answers with the parameters as a workbook. */
export async function sendParameters(
  context: Context,
  query: NonNullable<Operations['configsExportXls']['data']['query']>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { user } = context;
  const { format = 'xls' } = query;
  const found = await listParameters(context, query);
  const title = message(user.language, 'module.parameter');
  const sheet: Sheet = {
    name: title,
    columns: exported.columns.map(({ name, header, width }) => {
      const column = fieldName(user.language, exported.noun, header);
      return { header: name === 'updateTime' ? `${column} (${user.timeZone})` : column, kind: 'text', width };
    }),
    rows: allAtOnce(found.map((parameter) => exported.columns.map(({ from }) => cellOf(parameter, from as keyof Parameter, user)))),
  };
  const fileName = `${title}-${fileStamp(context)}.${format}`;
  return sendWorkbook(reply, fileName, writeExport(format, user.language, sheet));
}
