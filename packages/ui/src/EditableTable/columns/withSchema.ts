import type { EditableColumn } from '../columnModel/EditableColumn.types.ts';
import type { HandlerContext, ValidateRule } from '../columnModel/rules.ts';

/** One thing that is wrong with a row, and where. */
interface Issue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** Result of a schema for a row: a value, or the issues. */
type Verdict = { readonly issues?: readonly Issue[] | undefined };

/** A schema that implements Standard Schema 1 (https://standardschema.dev), as those of zod, valibot and arktype do. */
export interface RowSchema {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (row: unknown) => Verdict | Promise<Verdict>;
  };
}

/**
 * Columns whose cells are also checked by a schema of the whole row, after their own rules. An issue belongs to the column that its path begins
 * with; one of the row as a whole, or of a field without a column that is shown, to the first column. Its message is shown as it is, so it should be in the user's language. A cell
 * that failed is asked again when another field of its row changes. Keep the result the same between renders, as all columns.
 */
export function withSchema<Row extends object>(columns: readonly EditableColumn<Row>[], schema: RowSchema): EditableColumn<Row>[] {
  /** Rows are never changed in place, so each is judged once, whichever of its cells asks. */
  const judged = new WeakMap<object, Verdict | Promise<Verdict>>();
  const judge = (row: object): Verdict | Promise<Verdict> => {
    const verdict = judged.get(row) ?? schema['~standard'].validate(row);
    judged.set(row, verdict);
    return verdict;
  };
  const shown = columns.filter(({ hidden }) => !hidden);
  const keys = new Set<PropertyKey>(shown.map(({ key }) => key));
  return columns.map((column) => {
    if (column.hidden) return column;
    const isMine = (issue: Issue): boolean => {
      const field = fieldOf(issue);
      return field === column.key || (column === shown[0] && !(field !== undefined && keys.has(field)));
    };
    const textOf = ({ issues = [] }: Verdict): string | null => issues.filter(isMine).map(({ message }) => message)[0] ?? null;
    const handler = ({ row }: HandlerContext<Row>): string | null | Promise<string | null> => {
      const verdict = judge(row);
      return verdict instanceof Promise ? verdict.then(textOf) : textOf(verdict);
    };
    const rule: ValidateRule<Row> = { handler, dependsOnRow: true };
    return { ...column, rules: [...column.rules, rule] };
  });
}

function fieldOf({ path = [] }: Issue): PropertyKey | undefined {
  const [first] = path;
  return typeof first === 'object' ? first.key : first;
}
