import type { FastifyReply } from 'fastify';
import { fileStamp } from '../makerDay.ts';
import type { Context } from '../context.ts';
import type { ExportColumn } from '../export/exportedList.ts';
import { fieldName, firstMessage } from '../messages/messages.ts';
import { refuse } from '../refusal/refusal.ts';
import { type ExportFormat, sendWorkbook } from '../workbook/sendWorkbook.ts';
import type { Cell, SheetColumn } from '../workbook/sheet.ts';
import { allAtOnce, writeExport } from '../workbook/writeWorkbook.ts';
import type { ImportDefinition } from './importDefinition.ts';

type Row = Readonly<Record<string, Cell>>;

/**
 * Answers with records as the workbook that an import reads again.
 * @param more fields to read beside those of the import, after them
 */
export function sendImportable(
  context: Context,
  { name, noun, fields }: Pick<ImportDefinition<never>, 'name' | 'noun' | 'fields'>,
  { rows, more = [], format = 'xls', reply }: { rows: readonly Row[]; more?: readonly ExportColumn[]; format?: ExportFormat; reply: FastifyReply },
): FastifyReply {
  if (rows.length === 0) throw refuse('export.nothing');
  const { language } = context.user;
  const title = firstMessage(language, `export.${name}`, `module.${name}`);
  const columns = [...fields, ...more];
  const sheet = {
    name: title,
    columns: columns.map(({ name: field, header = field, kind }): SheetColumn => ({
      header: fieldName(language, noun, header),
      kind: kind === 'number' ? 'number' : 'text',
      width: 20,
    })),
    rows: allAtOnce(rows.map((row) => columns.map((column) => row[column.name]))),
  };
  const fileName = `${title}-${fileStamp(context)}.${format}`;
  return sendWorkbook(reply, fileName, writeExport(format, language, sheet));
}
