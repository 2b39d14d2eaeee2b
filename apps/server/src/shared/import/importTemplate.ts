/** The workbook to fill in: titles of the columns, and on a second sheet what may stand in them. */
import type { FastifyReply } from 'fastify';
import { makerDay } from '../makerDay.ts';
import type { Context } from '../context.ts';
import { fieldName, firstMessage, type Language, message } from '../messages/messages.ts';
import { sendWorkbook, type WorkbookFormat } from '../workbook/sendWorkbook.ts';
import type { Cell, CellKind, Sheet, SheetColumn } from '../workbook/sheet.ts';
import { allAtOnce, writeWorkbook } from '../workbook/writeWorkbook.ts';
import type { FieldKind, ImportDefinition, ImportField } from './importDefinition.ts';
import { cellOn, type SampleRow, samples } from './sampleRows.ts';

/** The query of `importTemplate`. */
export interface TemplateQuery {
  format?: WorkbookFormat;
  /** With rows that can be imported into a new installation. */
  sample?: '1';
}

export interface Template extends Pick<ImportDefinition<never>, 'name' | 'noun' | 'fields'> {
  /** Rows to complete. Default: none. */
  rows?: readonly SampleRow[];
}

/** Sends the workbook in the user's language; `*` marks what a row must have. */
export function sendTemplate(context: Context, template: Template, { format = 'xls', sample }: TemplateQuery, reply: FastifyReply): FastifyReply {
  const { language } = context.user;
  const sheets = templateSheets(context, template, sample === '1');
  const fileName = `${sheets[0].name}-${message(language, sample === '1' ? 'import.sample' : 'import.template')}.${format}`;
  return sendWorkbook(reply, fileName, writeWorkbook(format, ...sheets));
}

/** The table to fill in, with or without its sample, and the allowed values where something can be chosen. */
export const templateSheets = (context: TemplateContext, template: Template, withSample: boolean): [Sheet, ...Sheet[]] => [
  tableSheet(context, template, withSample),
  ...valueSheet(context, template),
];

/** Part of the context that a template reads. */
type TemplateContext = { user: Pick<Context['user'], 'language'>; services: Pick<Context['services'], 'dictionaries' | 'now' | 'parameters'> };

const cellKinds: Partial<Record<FieldKind, CellKind>> = { number: 'number', date: 'date', moment: 'datetime' };

function tableSheet(context: TemplateContext, { name, noun, fields, rows: given = [] }: Template, withSample: boolean): Sheet {
  const { language } = context.user;
  const column = (field: ImportField): SheetColumn => ({
    header: `${title(language, noun, field)}${field.required ? '*' : ''}`,
    kind: cellKinds[field.kind] ?? 'text',
    width: 18,
  });
  const rows = withSample ? (samples.get(name)?.rows ?? []) : given;
  const day = makerDay(context.services);
  return {
    name: firstMessage(language, `export.${name}`, `module.${name}`),
    columns: fields.map(column),
    rows: allAtOnce(rows.map((row) => fields.map((field) => textOfCode(context, field, cellOn(day, row[field.name]))))),
  };
}

function valueSheet(context: TemplateContext, { noun, fields }: Template): Sheet[] {
  const { language } = context.user;
  const rows = fields.flatMap((field) => itemsOf(context, field).map(({ value, texts }) => [title(language, noun, field), texts[language], value]));
  if (rows.length === 0) return [];
  const titles = ['import.column', 'import.allowedValue', 'import.code'].map((key) => message(language, key));
  return [{ name: message(language, 'import.allowedValues'), columns: titles.map((header) => ({ header, kind: 'text', width: 32 })), rows: allAtOnce(rows) }];
}

const title = (language: Language, noun: string, { name, header = name }: ImportField): string => fieldName(language, noun, header);

const dictionaryOf = ({ kind, dictionary }: ImportField): string | undefined =>
  kind === 'yesNo' ? 'yn' : kind === 'choice' || kind === 'list' ? dictionary : undefined;

const itemsOf = ({ services }: TemplateContext, field: ImportField) => services.dictionaries.items(dictionaryOf(field) ?? '') ?? [];

/** The user's text of a code; an import knows both. */
const textOfCode = (context: TemplateContext, field: ImportField, value: Cell): Cell =>
  itemsOf(context, field).find((item) => item.value === value)?.texts[context.user.language] ?? value;
