/** Rules of the contract for the forms and imports of all masters. */
import { sql } from 'kysely';
import { forms } from '../../generated/forms.gen.ts';
import type { Context } from '../context.ts';
import type { Db } from '../database/database.ts';
import { hasDecimals } from '../decimals.ts';
import type { FieldKind, ImportField } from '../import/importDefinition.ts';
import type { InvalidField } from '../refusal/refusal.ts';
import { joinFindings } from './findings.ts';

/** A field of a form, as the contract describes it. */
export interface FormField {
  kind: FieldKind;
  required?: boolean;
  dictionary?: string;
  /** The table that knows its codes. */
  codeOf?: { table: string; column: string };
  /** At most so many. */
  decimals?: number;
}

export type FormName = keyof typeof forms;

/** How fields of an import differ from what the contract says: codes that are read in capitals, titles that ask for a code. */
export type ImportChanges<Field extends string = string> = Readonly<Partial<Record<Field, Partial<Pick<ImportField, 'kind' | 'header' | 'example'>>>>>;

const fieldsOf = (form: FormName): [name: string, field: FormField][] => Object.entries<FormField>(forms[form]);

/** The columns of an import, in the order of the contract. */
export const importFields = (form: FormName, changes: ImportChanges = {}): ImportField[] =>
  fieldsOf(form).map(([name, { kind, required, dictionary }]) => ({
    name,
    kind,
    ...(required && { required }),
    ...(dictionary !== undefined && { dictionary }),
    ...changes[name],
  }));

const codesIn = (value: unknown, kind: FieldKind | undefined): string[] => {
  const codes = (Array.isArray(value) ? value : [value]).filter((code): code is string => typeof code === 'string' && code !== '');
  return kind === 'code' ? codes.map((code) => code.toUpperCase()) : codes;
};

/** Values that their dictionary (E-014) or their table does not know, and numbers with too many decimals (E-016); per input. */
export async function formFindings<Input extends object>(
  { db, services }: Context,
  form: FormName,
  inputs: readonly Input[],
  changes: ImportChanges = {},
): Promise<InvalidField[][]> {
  const given = inputs as readonly Readonly<Record<string, unknown>>[];
  const findings = fieldsOf(form).map(async ([field, { dictionary, codeOf, decimals }]) => {
    if (codeOf) return unknownCodes(db, given, { ...codeOf, field, codesOf: (input) => codesIn(input[field], changes[field]?.kind) });
    const known = dictionary === undefined ? undefined : new Set(services.dictionaries.items(dictionary)?.map(({ value }) => value));
    return given.map((input): InvalidField[] => {
      const value = input[field] ?? null;
      if (value === null) return [];
      if (known && !known.has(String(value))) return [{ field, code: 'E-014' }];
      if (decimals !== undefined && !hasDecimals(value as number, decimals)) return [{ field, code: 'E-016', params: { n: decimals } }];
      return [];
    });
  });
  return joinFindings(...(await Promise.all(findings)));
}

/** Findings for values that do not exist in a table: one look for all inputs. */
async function unknownCodes<Input>(
  db: Db,
  inputs: readonly Input[],
  { table, column, field, codesOf }: { table: string; column: string; field: string; codesOf: (input: Input) => readonly (string | null | undefined)[] },
): Promise<InvalidField[][]> {
  const asked = [...new Set(inputs.flatMap(codesOf).filter((code): code is string => Boolean(code)))];
  const ref = sql.ref(column);
  const { rows } =
    asked.length === 0 ? { rows: [] } : await sql<{ code: string }>`select ${ref} as code from ${sql.table(table)} where ${ref} = any(${asked})`.execute(db);
  const known = new Set(rows.map(({ code }) => code));
  return inputs.map((input) => {
    const unknown = codesOf(input).find((code) => code && !known.has(code));
    return unknown ? [{ field, code: 'master.unknown', params: { code: unknown.slice(0, 64) } }] : [];
  });
}
